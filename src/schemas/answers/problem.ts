import * as z from 'zod';
import { AbsoluteUrl, Text } from '../fields.ts';
import { type ProblemCode, problems } from './problems.ts';

/** The body of every error (contract C1): the members of RFC 9457 and a permanent code. */
export const Problem = z
  .object({
    type: AbsoluteUrl.describe('Section of the documentation about this kind of error.'),
    title: Text.describe('What is wrong, in a few words; the same for every error of this code.'),
    status: z.int().min(400).max(599).describe('The HTTP status code.'),
    detail: Text.describe('What was wrong with this request and what to send instead.'),
    code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]).describe('Permanent name of the error.'),
    knownIds: z.array(z.string()).optional().describe('Service identifiers that exist.'),
    didYouMean: z.string().optional().describe('A corrected {postalCode} to try.'),
  })
  .describe('An error, in the members of RFC 9457.');
export type Problem = z.output<typeof Problem>;
