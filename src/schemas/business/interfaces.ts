import * as z from 'zod';
import { AbsoluteUrl, Text } from '../fields.ts';

/** Machine-readable interfaces of the site. */
export const Interfaces = z
  .object({
    rest: z.array(z.string()).describe('REST endpoints.'),
    priceHistory: AbsoluteUrl.describe('Every published price.'),
    openApi: AbsoluteUrl.describe('OpenAPI description.'),
    documentation: AbsoluteUrl.describe('Documentation.'),
    mcp: AbsoluteUrl.describe('MCP endpoint.'),
    markdown: Text.describe('Pages as Markdown.'),
    authentication: Text.describe('Access.'),
    rateLimits: Text.describe('Limits.'),
  })
  .describe('Where software reads the same facts.');
