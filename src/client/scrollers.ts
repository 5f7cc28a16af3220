// Makes horizontally scrolling tables focusable by keyboard; not every browser does.
for (const table of document.querySelectorAll<HTMLElement>('.prose table'))
  if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;

export {};
