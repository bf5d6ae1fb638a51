"""Documents of running text: articles, reports, manuals, slides, theses, brochures, magazines and worksheets."""
