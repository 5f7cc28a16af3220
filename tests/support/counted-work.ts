import { type Profiler, Session } from 'node:inspector';

/** The work of code, counted so that it is the same on every machine. */
interface Work {
  /** Blocks of JavaScript that were entered: functions, branches and iterations. */
  readonly blocks: number;
  /** Characters that built-in functions read. */
  readonly characters: number;
  /** Regular expressions with a repetition, each with the length of the longest text it searched. */
  readonly searches: ReadonlyMap<string, number>;
}

// V8 counts blocks only in functions that are compiled later, so this must run first.
const session = new Session();
session.connect();
post('Profiler.enable');
const { result: early } = post('Profiler.getBestEffortCoverage') as Profiler.GetBestEffortCoverageReturnType;
const counted = ['../../src/', '../../tools/'].map((folder) => new URL(folder, import.meta.url).href);
if (early.some(({ url }) => !url.includes('/tests/') && counted.some((folder) => url.startsWith(folder))))
  throw new Error('Import tests/support/counted-work.ts before what it counts.');
post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/** Counts the work of `run` in this thread. Import this module first, by a separate `import '…/counted-work.ts'`. */
export async function countWork(run: () => unknown): Promise<Work> {
  takeBlocks();
  const stopWatching = watchBuiltIns();
  try {
    await run();
  } finally {
    stopWatching();
  }
  return { ...stopWatching(), blocks: takeBlocks() };
}

/** Returns how many blocks were entered, in the project and its packages, since the previous call. */
function takeBlocks(): number {
  const { result } = post('Profiler.takePreciseCoverage') as Profiler.TakePreciseCoverageReturnType;
  let blocks = 0;
  for (const { url, functions } of result) {
    if (!url.startsWith('file:') || url.endsWith('/tests/support/counted-work.ts')) continue;
    for (const { ranges } of functions) for (const { count } of ranges) blocks += count;
  }
  return blocks;
}

/** Sends a command to the inspector, which replies synchronously. */
function post(method: string, parameters: object = {}): unknown {
  let answer: unknown;
  session.post(method, parameters, (error, result) => {
    if (error !== null) throw error;
    answer = result;
  });
  return answer;
}

type Method = (this: unknown, ...parameters: unknown[]) => unknown;

/** Built-in functions that read the whole text they are called on. */
const wholeReaders = ['normalize', 'toLowerCase', 'toUpperCase', 'trim', 'split', 'toWellFormed', 'localeCompare'];

/** Whether a regular expression repeats something as often as it can. */
const REPETITION = /[*+]|\{\d+,\}/;

/** Counts the input of built-in functions until it is stopped. */
function watchBuiltIns() {
  let characters = 0;
  const searches = new Map<string, number>();
  const restores: (() => void)[] = [];
  // Input of regular expressions is counted below.
  for (const name of wholeReaders) {
    const methods = String.prototype as unknown as Record<string, Method>;
    const method = methods[name] as Method;
    methods[name] = function (...parameters) {
      if (!(parameters[0] instanceof RegExp)) characters += String(this).length;
      return method.apply(this, parameters);
    };
    restores.push(() => {
      methods[name] = method;
    });
  }
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (text) {
    const start = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    // A sticky one only looks at one position; `split` uses it at each.
    const end = found === null ? (this.sticky ? start + 1 : text.length) : found.index + found[0].length;
    const length = end - start;
    characters += length;
    if (exec.call(REPETITION, this.source) !== null)
      searches.set(this.source, Math.max(searches.get(this.source) ?? 0, length));
    return found;
  };
  restores.push(() => {
    RegExp.prototype.exec = exec;
  });
  return () => {
    for (const restore of restores) restore();
    return { characters, searches };
  };
}
