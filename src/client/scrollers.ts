// Lets those who use a keyboard reach tables that scroll sideways on a small screen; not every browser does.
for (const table of document.querySelectorAll<HTMLElement>('.prose table'))
  if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;

export {};
