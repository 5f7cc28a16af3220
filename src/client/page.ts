import * as words from '../text/en/client/page.ts';
import { showOpenState } from './open-state.ts';
import type { ToolHost } from './tools.ts';

const A_SECOND = 1000;
const toolsScript = '/tools.js';

showOpenState();

// The buttons beside Markdown links copy what the link leads to, and say whether they could.
for (const { children } of document.querySelectorAll('.copy')) {
  const [link, button, said] = children as Iterable<Element> as [HTMLAnchorElement, HTMLButtonElement, HTMLElement];
  button.hidden = false;
  button.onclick = async () => {
    try {
      const text = fetch(link.href).then((response) => (response.ok ? response.text() : Promise.reject()));
      // Pass a promise: some browsers allow clipboard access only synchronously within the click event.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      said.textContent = words.copied;
    } catch {
      said.textContent = button.value;
    }
  };
}

// The script that registers the tools loads after the page, and only if the browser supports WebMCP.
if ((document as ToolHost).modelContext ?? (navigator as ToolHost).modelContext)
  setTimeout(() => import(toolsScript), A_SECOND);

// Makes horizontally scrolling tables focusable by keyboard; not every browser does.
for (const table of document.querySelectorAll<HTMLElement>('.prose table'))
  if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
