import type { Inquiry } from '../coverage/inquiry.ts';
import { describeRequest } from './log-line.ts';
import type { Reply, RequestHead } from './reply.ts';

/** Takes log lines, each a JSON text without its end of line. */
export type Log = (line: string) => void;

/**
 * Answers a request, and says how long that took: to the client in a
 * `Server-Timing` header (W3C Server Timing, section 3), to the owner in a log line.
 */
export async function observe<File>(
  request: RequestHead,
  log: Log | undefined,
  answer: (request: RequestHead) => Promise<Reply<File>>,
): Promise<{ readonly reply: Reply<File>; readonly timing: string }> {
  const started = performance.now();
  let describe: (() => Inquiry) | undefined;
  const noted = log && {
    ...request,
    note: (inquiry: () => Inquiry) => {
      describe = inquiry;
    },
  };
  const reply = await answer(noted ?? request);
  const ms = performance.now() - started;
  log?.(JSON.stringify(describeRequest(request, reply, { time: new Date(), ms, inquiry: describe?.() })));
  return { reply, timing: `function;dur=${ms.toFixed(3)}` };
}
