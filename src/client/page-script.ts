import { closeMenus } from './menus.ts';
import { showOpenState } from './open-state.ts';
import { registerTools } from './webmcp.ts';

const TOOLS_DELAY_MS = 1000;

showOpenState();
closeMenus();
// After everything that visitors wait for.
setTimeout(registerTools, TOOLS_DELAY_MS);

// Makes horizontally scrolling tables focusable by keyboard; not every browser does.
for (const table of document.querySelectorAll<HTMLElement>('.prose table'))
  if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
