import type { Check, Outcome } from './check.ts';
import { fail } from './check.ts';
import { type ClientOptions, createClient, RequestFailure } from './site-client.ts';
import type { SiteContext } from './site-context.ts';

/** A check with what it came to. */
export interface Result {
  readonly check: Check;
  readonly outcome: Outcome;
}

/** How the checks are run. */
export interface RunOptions extends ClientOptions {
  readonly asksDns: boolean;
  readonly readBuilt?: SiteContext['readBuilt'];
  /** Told after each check. */
  readonly onResult?: (result: Result, done: number) => void;
}

/** Thrown if the site as a whole cannot be checked. The message says why and what to do. */
export class UnreachableSite extends Error {}

const MOST_AT_ONCE = 4;

/** Runs checks against a site; results are in the order of the checks. Throws an `UnreachableSite`. */
export async function runChecks(checks: readonly Check[], options: RunOptions): Promise<Result[]> {
  const context: SiteContext = {
    ...createClient(options),
    asksDns: options.asksDns,
    ...(options.readBuilt === undefined ? {} : { readBuilt: options.readBuilt }),
  };
  await reachHome(context);
  const results: Result[] = [];
  const open = checks.entries();
  let done = 0;
  const work = async () => {
    for (const [index, check] of open) {
      const result = { check, outcome: await runCheck(check, context) };
      results[index] = result;
      done++;
      options.onResult?.(result, done);
    }
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, work));
  return results;
}

async function runCheck(check: Check, context: SiteContext): Promise<Outcome> {
  try {
    return await check.run(context);
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    return fail(
      `${error.message}.`,
      'See that it answers, soon and with what it is asked for, then run the check again.',
    );
  }
}

async function reachHome(context: SiteContext): Promise<void> {
  try {
    const { status, headers } = await context.send('/', { headers: { accept: '*/*' } });
    const location = status >= 300 && status <= 399 ? context.resolve(headers.get('location') ?? '') : undefined;
    if (location !== undefined && !context.isOwn(location))
      throw new UnreachableSite(
        `${context.base} sends its visitors to ${location.origin}. Check that address instead.`,
      );
    if (status >= 500) throw new UnreachableSite(`${context.base}/ answers ${status}. Mend the server first.`);
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    throw new UnreachableSite(
      `${context.base} cannot be reached: ${error.message}. Is the address right, and is the site running?`,
    );
  }
}
