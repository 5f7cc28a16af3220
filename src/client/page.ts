import { showOpenState } from './open-state.ts';
import type { ToolHost } from './tools.ts';

const A_SECOND = 1000;
const toolsScript = '/tools.js';

showOpenState();

// The script that registers the tools loads after the page, and only if the browser supports WebMCP.
if ((document as ToolHost).modelContext ?? (navigator as ToolHost).modelContext)
  setTimeout(() => import(toolsScript), A_SECOND);

// Makes horizontally scrolling tables focusable by keyboard; not every browser does.
for (const table of document.querySelectorAll<HTMLElement>('.prose table'))
  if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
