import * as z from 'zod';
import { AbsoluteUrl, Text } from '../fields.ts';

/** The index of the API (contract B1). */
export const ApiIndex = z
  .object({
    name: Text.describe('Name of the API.'),
    version: z.string().describe('Version of the API.'),
    description: Text.describe('What the API offers.'),
    endpoints: z
      .array(
        z.object({
          operationId: z.string().describe('Name of the operation in the OpenAPI description.'),
          url: z.string().describe('Address; parts in braces are to be filled in.'),
          summary: Text.describe('What it answers.'),
        }),
      )
      .describe('All endpoints.'),
    documents: z
      .array(
        z.object({
          url: AbsoluteUrl.describe('Address of the document.'),
          type: z.string().describe('Media type.'),
          title: Text.describe('What it is.'),
        }),
      )
      .describe('Descriptions and discovery documents.'),
  })
  .describe('Index of the API.');
export type ApiIndex = z.output<typeof ApiIndex>;
