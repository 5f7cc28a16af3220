/** The part of WebMCP that is used (Web Machine Learning Community Group, Web Model Context). */
interface ToolHost {
  readonly modelContext?: { registerTool(tool: object): Promise<void> | void };
}

/** Registers every tool of the MCP endpoint with browsers that take tools; a call goes to the endpoint. */
export async function registerTools(): Promise<void> {
  const context = (document as ToolHost).modelContext;
  if (!context) return;
  const { tools } = await call<{ tools: Readonly<Record<string, unknown>>[] }>('tools/list', {});
  for (const { name, title, description, inputSchema, annotations } of tools) {
    const execute = (input: object) => call('tools/call', { name, arguments: input ?? {} });
    await context.registerTool({ name, title, description, inputSchema, annotations, execute });
  }
}

/** Calls the site's MCP endpoint. */
async function call<Answer>(method: string, params: object): Promise<Answer> {
  const response = await fetch('/api/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const { result, error } = await response.json();
  if (error) throw new Error(error.message);
  return result;
}
