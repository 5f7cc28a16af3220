import * as z from 'zod';
import { AbsoluteUrl, Count, Lines } from '../fields.ts';
import { recordList, recordObject, textMatching } from '../shapes.ts';
import { type ProblemCode, problemStatus } from './problems.ts';

const Digest = textMatching(/^sha256:[0-9a-f]{64}$/);

/** The index of the API (contract B1). */
export const ApiIndex = recordObject('Index of the API.', {
  name: Lines.describe('Name of the API.'),
  version: z.string().describe('Version of the API.'),
  description: Lines.describe('What the API offers.'),
  endpoints: recordList({
    operationId: z.string().describe('Name of the operation in the OpenAPI description.'),
    url: z.string().describe('Address. Replace each part in braces with a value.'),
    summary: Lines.describe('What the endpoint returns.'),
  }).describe('All endpoints.'),
  documents: recordList({
    url: AbsoluteUrl.describe('Address of the document.'),
    type: z.string().describe('Media type.'),
    title: Lines.describe('Title of the document.'),
  }).describe('Descriptions and discovery documents.'),
});
export type ApiIndex = z.output<typeof ApiIndex>;

/** Liveness and counts of the published data (contract B12). */
export const Health = recordObject('Liveness of the API, and counts of its data.', {
  status: z
    .literal('ok')
    .describe('Always "ok". This answer is a static file; receiving it shows that the API is reachable.'),
  version: z.string().describe('Version of the API, as in the OpenAPI description.'),
  counts: recordObject('Counts of what is published.', {
    services: Count.describe('Services.'),
    serviceAreas: Count.describe('Listed places.'),
    postalAreas: Count.describe('Distinct {postalAreas} of the listed places.'),
    faqs: Count.describe('Questions with answers, over all services.'),
  }),
  contentDigest: Digest.describe(
    'SHA-256 of the content that the site was built from. It changes when any fact changes.',
  ),
});
export type Health = z.output<typeof Health>;

/** Size and digest of each of the API's JSON answers (contract B20). */
export const AnswerManifest = recordObject(
  'Size and digest of every JSON answer, to verify that an answer arrived unchanged.',
  {
    generatedFrom: Digest.describe('Digest of the content that the answers were built from, as in /api/health/.'),
    commit: Lines.nullable().describe('Commit that was built; null if unknown.'),
    files: z
      .array(
        recordObject('An answer with its size and digest.', {
          path: textMatching(/^(?:\/\w+)?\/api\//).describe('Path of the answer on the site.'),
          bytes: Count.describe('Size of the answer without compression, in bytes.'),
          sha256: textMatching(/^[0-9a-f]{64}$/).describe('SHA-256 of those bytes, in lower-case hexadecimal digits.'),
        }),
      )
      .describe('Every JSON answer under /api/ except this one.'),
  },
);
export type AnswerManifest = z.output<typeof AnswerManifest>;

/** The body of every error (contract C1): the members of RFC 9457 and a permanent code. */
export const Problem = recordObject('An error, in the members of RFC 9457.', {
  type: AbsoluteUrl.describe('Section of the documentation about this kind of error.'),
  title: Lines.describe('Short summary of the problem; the same for every error with this code.'),
  status: z.int().min(400).max(599).describe('The HTTP status code.'),
  detail: Lines.describe('What was wrong with this request and what to send instead.'),
  code: z
    .enum(Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]])
    .describe('Permanent code of the error, for programs to compare.'),
  knownIds: z.array(z.string()).optional().describe('Identifiers that exist; send one of them.'),
  didYouMean: z.string().optional().describe('A corrected {postalCode} to send instead, if that is what was meant.'),
});
export type Problem = z.output<typeof Problem>;
