/** Where browsers with WebMCP keep what agents may call; earlier builds had it on `navigator`. */
interface ToolHost {
  readonly modelContext?: object;
}

const A_SECOND = 1000;
const toolsScript = '/tools.js';

/** Loads what registers the tools, only where the browser has the interface for it, when the page itself has long come. */
export function offerTools(): void {
  if ((document as ToolHost).modelContext ?? (navigator as ToolHost).modelContext)
    setTimeout(() => import(/* @vite-ignore */ toolsScript), A_SECOND);
}
