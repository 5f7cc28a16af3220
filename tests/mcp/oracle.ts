import { createMcpHandler, fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import type { ToolListing } from '../../src/mcp/prepare-mcp.ts';

/** The official server with the same tools, answering what `answerTool` says. */
export function createOracle(
  described: readonly ToolListing[],
  answerTool: (name: string, parameters: Record<string, unknown>) => Promise<object>,
): { fetch(request: Request): Promise<Response> } {
  return createMcpHandler(
    () => {
      const server = new McpServer({ name: 'oracle', version: '1.0.0' });
      for (const { name, title, description, inputSchema, outputSchema, annotations } of described) {
        server.registerTool(
          name,
          {
            title,
            description,
            annotations,
            inputSchema: fromJsonSchema(inputSchema),
            outputSchema: fromJsonSchema(outputSchema),
          },
          async (parameters) => (await answerTool(name, parameters as Record<string, unknown>)) as never,
        );
      }
      return server;
    },
    { responseMode: 'json' },
  );
}
