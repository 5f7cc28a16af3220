import * as z from 'zod';
import { AbsoluteUrl, Text } from './fields.ts';

/** How software reads the facts of the business. */
export const Interfaces = z
  .object({
    rest: z
      .array(z.string())
      .describe('Addresses of the REST endpoints, GET only; parts in braces are to be filled in.'),
    priceHistory: AbsoluteUrl.describe('Every price that was published, with the days it held.'),
    openApi: AbsoluteUrl.describe('OpenAPI description of the endpoints.'),
    documentation: AbsoluteUrl.describe('Documentation for people, with examples to try.'),
    mcp: AbsoluteUrl.describe('MCP endpoint (Streamable HTTP, POST).'),
    markdown: Text.describe('How to get a page as Markdown.'),
    authentication: Text.describe('What access takes.'),
    rateLimits: Text.describe('How much may be asked.'),
  })
  .describe('How software reads the same facts without these tools.');
