export const mcp = {};
