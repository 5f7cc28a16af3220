/** Where browsers with WebMCP keep what agents may call; earlier builds had it on `navigator`. */
interface ToolHost {
  readonly modelContext?: object;
}

const A_MOMENT = 500;
const toolsScript = '/tools.js';

/** Loads what registers the tools, only where the browser has the interface for it, a moment after the page has come. */
export function offerTools(): void {
  if ((document as ToolHost).modelContext ?? (navigator as ToolHost).modelContext)
    window.onload = () => setTimeout(() => import(toolsScript), A_MOMENT);
}
