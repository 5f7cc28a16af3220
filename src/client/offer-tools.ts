/** The WebMCP interface; earlier browser builds have it on `navigator`. */
interface ToolHost {
  readonly modelContext?: object;
}

const A_SECOND = 1000;
const toolsScript = '/tools.js';

/** Loads the script that registers the tools, after the page has loaded and only if the browser supports WebMCP. */
export function offerTools(): void {
  if ((document as ToolHost).modelContext ?? (navigator as ToolHost).modelContext)
    setTimeout(() => import(/* @vite-ignore */ toolsScript), A_SECOND);
}
