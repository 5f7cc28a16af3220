import { showOpenState } from './open-state.ts';

/** The WebMCP interface; earlier browser builds have it on `navigator`. */
interface ToolHost {
  readonly modelContext?: object;
}

const A_SECOND = 1000;
const toolsScript = '/tools.js';

/** Shows the copy buttons beside Markdown links, and reports success or failure. */
function offerMarkdown(): void {
  for (const { children } of document.querySelectorAll('.copy')) {
    const [link, button, said] = children as Iterable<Element> as [HTMLAnchorElement, HTMLButtonElement, HTMLElement];
    button.hidden = false;
    button.onclick = async () => {
      try {
        const text = fetch(link.href).then((response) => (response.ok ? response.text() : Promise.reject()));
        // Pass a promise: some browsers allow clipboard access only synchronously within the click event.
        await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
        said.textContent = 'Copied';
      } catch {
        said.textContent = button.value;
      }
    };
  }
}

/** Makes horizontally scrolling tables focusable by keyboard; not every browser does. */
function focusScrollers(): void {
  for (const table of document.querySelectorAll<HTMLElement>('.prose table'))
    if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
}

/** Loads the script that registers the tools, after the page has loaded and only if the browser supports WebMCP. */
function offerTools(): void {
  if ((document as ToolHost).modelContext ?? (navigator as ToolHost).modelContext)
    setTimeout(() => import(/* @vite-ignore */ toolsScript), A_SECOND);
}

focusScrollers();
showOpenState();
offerMarkdown();
offerTools();
