import { LARGEST_HEADERS, refusalDetails } from './router.ts';
import type { EdgeData } from './data.ts';
import { problemReply } from './reply.ts';

/** The response to a request with too many bytes of headers (contract A9), for hosts that let them through. */
export function refuseLargeHeaders(request: Request, data: EdgeData): Response | undefined {
  const bytes = [...request.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  if (bytes <= LARGEST_HEADERS) return undefined;
  const code = 'headers-too-large';
  const { status, headers, body } = problemReply(data, { code, detail: refusalDetails[code] });
  return new Response(body !== undefined && 'text' in body ? body.text : null, { status, headers });
}
