/** Where browsers with WebMCP keep what agents may call; earlier builds had it on `navigator`. */
interface ToolHost {
  readonly modelContext?: object;
}

const toolsScript = '/tools.js';

/** Loads what registers the tools, only where the browser has the interface for it. */
export function offerTools(): void {
  if ((document as ToolHost).modelContext ?? (navigator as ToolHost).modelContext) import(toolsScript);
}
