/** The part of WebMCP that is used (Web Machine Learning Community Group, Web Model Context). */
interface ToolHost {
  readonly modelContext?: { registerTool(tool: object): Promise<void> | void };
}

/** Registers every tool of the MCP endpoint with browsers that support WebMCP; calls go to the endpoint. */
export async function registerTools(): Promise<void> {
  const context = (document as ToolHost).modelContext;
  if (!context) return;
  const { tools } = await call<{ tools: Readonly<Record<string, unknown>>[] }>('tools/list', {});
  for (const tool of tools)
    await context.registerTool({
      ...tool,
      execute: (input: object) => call('tools/call', { name: tool.name, arguments: input ?? {} }),
    });
}

/** Calls the site's MCP endpoint. */
async function call<Value>(method: string, params: object): Promise<Value> {
  const response = await fetch('/api/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = await response.json();
  if (error) throw new Error(error.message);
  return result;
}
