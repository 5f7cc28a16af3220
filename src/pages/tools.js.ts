import { toolsScript } from 'virtual:client';

/** The script that registers the MCP tools in browsers with WebMCP; pages load it only there. */
export const GET = () => new Response(toolsScript, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
