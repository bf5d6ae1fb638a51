"""Documents of running text that contain values: letters, agreements, certificates, minutes, reports."""
