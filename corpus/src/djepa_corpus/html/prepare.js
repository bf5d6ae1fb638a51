// Builds one document from HTML files, in an empty page: navigation removed, roles that Chromium writes as tags set.
// A kind that has no role of its own is a figure with the alternative text "djepa:KIND".
async ({ files, css, window: [from, to], captionFirst, image, columnWidth }) => {
  const MAIN = ['#DisplayArea', 'div[role=main]', 'div#main', 'main', 'div.page-content'];
  const JUNK = `script, style, link, noscript, template, iframe, object, embed, video, audio, canvas, form, button, input,
    select, textarea, map, nav, header, footer, hr, .navheader, .navfooter, .docnav, #banner, .related:not(p), .header,
    .footer, .sphinxsidebar, .headerlink, .nav_table, #tocframe, #footer, #header .details, .reportbug, .noteicon,
    .relatedtopics, .breadcrumbs, #breadcrumbs, .producttitle, .copyright-anchor, .mobile-nav, .clearer, a.copiable-link,
    #SearchFrame, #DonationFrame, p#title, .debug, .indexterm, .legalnotice, [role=navigation], [role=search], .summary-letter,
    .admonitionblock td.icon, .versionmodified-icon`;
  const NOTES = `div.note, div.tip, div.warning, div.caution, div.important, div.admonition, div.admonitionblock,
    div.sidebar, aside:not(.footnote, .footnote-list), table.note, table.warning, div.danger, div.seealso`;
  const TOC = '.toc, #toc, .toctree-wrapper, .contents, .list-of-figures, .list-of-tables, table.menu, .shortcontents';
  const BLOCKS = `address article aside blockquote dd details div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 li
    ol p pre section summary table tbody td tfoot th thead tr ul caption`.split(/\s+/);
  const isBlock = (node) => node.nodeType === 1 && BLOCKS.includes(node.localName);
  const textOf = (node) => node.textContent.replace(/\s+/g, ' ').trim();
  const all = (selector, root = document.body) => [...root.querySelectorAll(selector)];
  const rename = (element, name) => {
    const fresh = document.createElement(name);
    for (const { name: key, value } of element.attributes) fresh.setAttribute(key, value);
    fresh.append(...element.childNodes);
    element.replaceWith(fresh);
    return fresh;
  };
  const unwrap = (element) => element.replaceWith(...element.childNodes);
  const mark = (element, kind) => {
    element.setAttribute('role', 'figure');
    element.setAttribute('aria-label', `djepa:${kind}`);
    element.className = `j-${kind}`;
    element.setAttribute('data-kept', '');
    return element;
  };
  const keep = (element, name) => { element.className = name; element.setAttribute('data-kept', ''); };

  // Empty elements of XHTML, such as <a id="x"/>, would stay open.
  const VOID = 'area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr';
  const EMPTY = new RegExp(`<(?!(?:${VOID})\\b)([a-z][a-z0-9]*)\\b([^<>]*)/>`, 'gi');

  function load({ html, url }) {
    const dom = new DOMParser().parseFromString(html.replace(EMPTY, '<$1$2></$1>'), 'text/html');
    const base = new URL(dom.querySelector('base[href]')?.getAttribute('href') ?? '', url);
    const section = document.createElement('section');
    const main = MAIN.map((selector) => dom.querySelector(selector)).find(Boolean) ?? dom.body;
    for (const picture of main.querySelectorAll('img[src]')) {
      picture.src = new URL(picture.getAttribute('src'), base).href;
      picture.removeAttribute('srcset');
      picture.removeAttribute('loading');
    }
    for (const junk of main.querySelectorAll(JUNK)) junk.remove();
    for (const shown of main.querySelectorAll('[hidden][id^=default]')) shown.removeAttribute('hidden');
    for (const hidden of main.querySelectorAll('[hidden]')) hidden.remove();
    section.append(...[...main.childNodes].map((node) => document.importNode(node, true)));
    return section;
  }

  // Leaves the share of the text that lies in the window, in whole blocks.
  function cut() {
    const units = all('p, pre, table, li, dt, dd, h1, h2, h3, h4, h5, h6, div.para, img').filter(
      (unit) => !unit.parentElement.closest('table, li, dd, pre'));
    const total = units.reduce((sum, unit) => sum + unit.textContent.length, 0);
    let place = 0;
    for (const unit of units) {
      const at = place / total;
      place += unit.textContent.length;
      if (at < from || at >= to) unit.remove();
    }
  }

  async function settle() {
    const wait = (picture) => Promise.race([picture.decode(), new Promise((done) => setTimeout(done, 4000))]);
    await Promise.all([...document.images].map((picture) => wait(picture).catch(() => null)));
    for (const picture of [...document.images]) if (!picture.naturalWidth) picture.remove();
    for (const drawing of all('svg, math')) drawing.remove();
  }

  function notes() {
    for (let note of all(NOTES)) {
      if (!note.isConnected || note.parentElement.closest('.j-note') || textOf(note).length > 2500) continue;
      for (const table of all('table', note)) if (table.rows.length < 3) unwrapTable(table);
      for (const title of all('h1, h2, h3, h4, h5, h6', note)) keep(rename(title, 'p'), 'j-term');
      mark(note.localName === 'div' ? note : rename(note, 'div'), 'note');
    }
  }

  function unwrapTable(table) {
    for (const cell of [...table.querySelectorAll('td, th, caption')]) if (cell.closest('table') === table) rename(cell, 'div');
    for (const part of [...table.querySelectorAll('tr, tbody, thead, tfoot, colgroup')])
      if (part.closest('table') === table) unwrap(part);
    unwrap(table);
  }

  function tables() {
    for (const table of all('table').reverse()) { // inner tables first
      const width = Math.max(0, ...[...table.rows].map((row) => row.cells.length));
      if (table.rows.length < 2 || width < 2 || table.querySelector('table, figure, pre') || !textOf(table)) {
        unwrapTable(table);
        continue;
      }
      const title = table.closest('div.table')?.querySelector(':scope > :is(p, div).title');
      if (title && !table.caption && textOf(title)) {
        table.createCaption().append(...title.childNodes);
        title.remove();
      }
      if (table.caption && !textOf(table.caption)) table.deleteCaption();
      if (table.caption) { // of a table with a role, Chromium does not tag it
        const label = document.createElement('div');
        label.append(...table.caption.childNodes);
        table.caption.append(mark(label, 'caption'));
      }
      table.setAttribute('role', 'table');
      for (const row of table.rows) {
        row.setAttribute('role', 'row');
        for (const cell of row.cells) {
          const head = cell.localName === 'th';
          const rows = row.rowIndex > 0 && [...row.cells].some((other) => other.localName === 'td');
          cell.setAttribute('role', head ? (rows ? 'rowheader' : 'columnheader') : 'cell');
        }
      }
      for (const title of all('h1, h2, h3, h4, h5, h6', table)) keep(rename(title, 'p'), 'j-term');
    }
  }

  // Width and height in pixels: those that the file asks for, or those of the image.
  function shownSize(picture) {
    const length = (text) => {
      const [, number, unit] = /^([\d.]+)(px|cm|in|pt|em)?$/.exec((text ?? '').trim()) ?? [];
      return number ? number * { px: 1, cm: 37.8, in: 96, pt: 1.33, em: 16 }[unit ?? 'px'] : 0;
    };
    const ratio = picture.naturalWidth / picture.naturalHeight;
    const width = length(picture.style.width) || length(picture.getAttribute('width'));
    const height = length(picture.style.height) || length(picture.getAttribute('height'));
    const shown = width || height * ratio;
    if (!shown) return [picture.naturalWidth, picture.naturalHeight];
    picture.setAttribute('width', Math.round(shown));
    return [shown, height || shown / ratio];
  }

  function figures() {
    for (const picture of [...document.images]) {
      if (!picture.isConnected) continue;
      const [width, height] = shownSize(picture);
      picture.removeAttribute('style');
      const small = width <= 48 && height <= 48;
      const inTable = picture.closest('table[role=table]');
      const holder = picture.closest('.figure, .imageblock, .informalfigure, .mediaobject, .screenshot, figure, p, div');
      const alone = holder && holder !== document.body && textOf(holder).length <= 160 &&
        !holder.querySelector('h1, h2, h3, ul, ol, table, pre');
      if (small || inTable || (height <= 40 && !alone)) {
        picture.setAttribute('role', 'none');
        keep(picture, small || height <= 40 ? 'j-icon' : '');
        continue;
      }
      const alt = (picture.getAttribute('alt') ?? '').trim();
      picture.setAttribute('alt', alt.includes(' ') && alt.length < 200 ? alt : image);
      picture.removeAttribute('title');
      if (picture.closest('.j-figure')) continue;
      const block = picture.closest('.figure, .imageblock, .informalfigure, .screenshot, figure');
      const caption = block?.querySelector('p.title, div.title, figcaption, .caption, .wp-caption-text');
      const figure = document.createElement('figure');
      mark(figure, 'figure');
      figure.removeAttribute('role');
      if (block && textOf(block).length < 500 && !block.querySelector('table, pre, ul')) {
        const pictures = [...block.querySelectorAll('img')];
        const text = caption ? [...caption.childNodes] : [];
        const rest = !caption && textOf(block) ? [textOf(block)] : text;
        block.replaceWith(figure);
        figure.append(...pictures);
        if (rest.length) {
          const label = document.createElement('figcaption');
          label.append(...rest);
          if (captionFirst) figure.prepend(label); else figure.append(label);
        }
      } else {
        let top = picture;
        while (top.parentElement && !isBlock(top.parentElement) && top.parentElement.childNodes.length === 1) top = top.parentElement;
        const paragraph = top.parentElement.closest('p');
        if (paragraph && paragraph.parentElement && !textOf(paragraph) && paragraph.querySelectorAll('img').length === 1) {
          paragraph.replaceWith(figure);
        } else {
          top.replaceWith(figure);
        }
        figure.append(picture);
      }
    }
    for (const paragraph of all('p')) if (paragraph.querySelector('figure')) rename(paragraph, 'div');
  }

  function captionsAndQuotes() {
    for (const quote of all('blockquote')) if (quote.querySelector('table, pre, figure, ul, ol, dl')) unwrap(quote);
    for (const title of all(':is(div.figure, div.table, div.example, div.equation, div.procedure) > :is(p, div).title')) {
      if (textOf(title)) mark(title.localName === 'div' ? title : rename(title, 'div'), 'caption');
    }
  }

  // A list of short definitions is a list; long ones are paragraphs, each below its term.
  function definitions() {
    for (const list of all('dl').reverse()) {
      const items = [...list.children].flatMap((item) => (item.localName === 'div' ? [...item.children] : [item]));
      const long = items.some((item) => textOf(item).length > 600 || item.querySelector('pre, table, dl, figure'));
      if (long || !items.length) {
        for (const item of items) keep(rename(item, item.localName === 'dt' ? 'p' : 'div'), item.localName === 'dt' ? 'j-term' : '');
        unwrap(list);
        continue;
      }
      list.setAttribute('role', 'list');
      list.replaceChildren();
      let group = null;
      for (const item of items) {
        if (!group || (item.localName === 'dt' && group.querySelector('dd'))) {
          group = document.createElement('div');
          group.setAttribute('role', 'listitem');
          list.append(group);
        }
        group.append(item);
      }
    }
  }

  function code() {
    for (const block of all('pre')) {
      for (const inner of all('*', block)) if (inner.localName !== 'br') unwrap(inner);
      block.textContent = block.innerHTML.includes('<br') ? block.innerText : block.textContent.replace(/^\n+|\s+$/g, '');
      block.setAttribute('role', 'code');
    }
    for (const inline of all('code, tt, samp, kbd, var')) if (!inline.closest('pre')) keep(rename(inline, 'span'), 'j-code');
  }

  function headings() {
    for (const heading of all('.title > :is(h1,h2,h3,h4,h5,h6)')) heading.parentElement.replaceWith(heading);
    const found = all('h1, h2, h3, h4, h5, h6');
    for (const heading of found) {
      if (!textOf(heading) || heading.closest('table, figure, li, .j-note, .j-toc')) unwrap(heading);
    }
    const kept = all('h1, h2, h3, h4, h5, h6');
    const levels = [...new Set(kept.map((heading) => heading.localName))].sort();
    for (const heading of kept) {
      for (const block of all('p, div, br', heading)) unwrap(block);
      const level = levels.indexOf(heading.localName) + 1;
      if (heading.localName !== `h${level}`) rename(heading, `h${level}`);
    }
  }

  // Runs of inline content beside blocks become paragraphs, and so does a `div` of inline content alone.
  function paragraphs() {
    for (const element of all('section, div, blockquote, address, article, details, summary, .j-note').reverse()) {
      if (element.matches('[role=listitem]')) continue;
      let run = [];
      const close = () => {
        const text = run.map((node) => node.textContent).join('').trim();
        if (text || run.some((node) => node.querySelector?.('img'))) {
          const paragraph = document.createElement('p');
          run[0].before(paragraph);
          paragraph.append(...run);
        } else run.forEach((node) => node.remove());
        run = [];
      };
      for (const node of [...element.childNodes]) {
        if (isBlock(node) || (node.nodeType === 1 && node.querySelector(BLOCKS.join(',')))) close();
        else if (node.localName === 'br' && !run.length) node.remove();
        else if (node.nodeType === 8) node.remove();
        else run.push(node);
      }
      if (run.length) close();
    }
    for (const inline of all('a, span, b, strong, em, i, font')) {
      if (inline.querySelector('p, div, ul, ol, pre, table, figure, h1, h2, h3')) unwrap(inline);
    }
  }

  function strip() {
    const kept = ['src', 'alt', 'rowspan', 'colspan', 'start', 'width', 'role', 'aria-label', 'data-kept', 'type'];
    for (const element of all('*')) {
      const own = element.hasAttribute('data-kept');
      if (element.localName !== 'img') element.removeAttribute('width');
      for (const { name } of [...element.attributes]) {
        if (!kept.includes(name) && !(own && name === 'class')) element.removeAttribute(name);
      }
      if (element.localName === 'a') unwrap(element);
    }
    for (const cell of all('[role=table] :is(td, th)')) if (!textOf(cell)) cell.append('\u00a0'); // keeps its tag
    const empty = 'p, li, caption, h1, h2, h3, h4, h5, h6, ul, ol, dl, dt, dd, div, section, blockquote, pre, figure, figcaption';
    for (const element of all(empty).reverse()) if (!textOf(element) && !element.querySelector('img')) element.remove();
  }

  // Tables that are wider than a column of the page break their words.
  function fitTables() {
    const whole = document.createElement('style');
    whole.textContent = `body { width:${columnWidth}mm !important; column-count:1 !important }`;
    document.head.append(whole);
    const limit = document.body.clientWidth + 1;
    for (const table of all('table')) {
      if (table.getBoundingClientRect().right > limit) keep(table, 'j-tight');
    }
    whole.remove();
  }

  document.body.replaceChildren(...files.map(load));
  if (from > 0 || to < 1) cut();
  await settle();
  for (const note of all('div.footnote, aside.footnote')) mark(rename(note, 'div'), 'footnote');
  for (const list of all(TOC)) if (!list.parentElement.closest('.j-toc')) mark(list.localName === 'div' ? list : rename(list, 'div'), 'toc');
  notes();
  headings();
  figures();
  tables();
  captionsAndQuotes();
  definitions();
  code();
  paragraphs();
  strip();
  const style = document.createElement('style');
  style.textContent = css;
  document.head.replaceChildren(style);
  document.body.getBoundingClientRect(); // asks for the fonts
  await document.fonts.ready;
  fitTables();
  const titles = [...document.body.children].map((section) => {
    const heading = section.querySelector('h1, h2, h3, h4, h5, h6');
    return heading ? textOf(heading) : '';
  });
  return { titles, length: document.body.textContent.length };
}
