import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'jsonc-parser';
import type { LoadedSite } from '../content/load/load-site.ts';
import { isFailure } from '../content/load/report.ts';
import { findSampleFacts, type Sample } from '../content/load/sample-facts.ts';
import { listUnanswered } from './usual-questions.ts';

/** Result of one examination. */
export interface Finding {
  readonly state: 'good' | 'look' | 'broken';
  readonly subject: string;
  /** What was found, and how to fix it. */
  readonly text: string;
}

/** Environment to examine besides the files of the project. */
export interface Project {
  readonly environment: NodeJS.ProcessEnv;
  readonly originOf: (environment: NodeJS.ProcessEnv) => string;
  readonly loaded: LoadedSite;
  /** Sample businesses of the engine, except the examined one. */
  readonly samples: readonly Sample[];
}

/** Examines a project from its root folder. */
export function examine({ environment, originOf, loaded, samples }: Project): Finding[] {
  return [
    // An older one is refused before any command begins.
    { state: 'good', subject: 'Node', text: process.versions.node },
    examinePackages(),
    examineContent(loaded),
    examineAddress(environment, originOf),
    examineHost(),
    ...examinePostalAreas(loaded),
    ...examineUnsaid(loaded),
    ...examineQuestions(loaded),
    ...examineSample(loaded, samples),
  ];
}

function examinePackages(): Finding {
  const subject = 'packages';
  if (!existsSync('package-lock.json')) {
    return {
      state: 'broken',
      subject,
      text: 'package-lock.json is missing. Take it from the repository, or run: npm install',
    };
  }
  const lock = readJson('package-lock.json').packages ?? {};
  const wanted = listWanted(readJson('package.json'));
  const locked = listWanted(lock[''] ?? {});
  const unlocked = [...wanted].filter(([name, range]) => locked.get(name) !== range);
  if (unlocked.length > 0) {
    const names = unlocked.map(([name]) => name).join(', ');
    return {
      state: 'broken',
      subject,
      text: `package-lock.json and package.json disagree on ${names}. Run: npm install`,
    };
  }
  const missing = [...wanted.keys()].filter((name) => installedVersion(name) !== lock[`node_modules/${name}`]?.version);
  const forDevelopment = [...wanted.keys()].filter((name) => lock[`node_modules/${name}`]?.dev === true);
  const isOmitted = forDevelopment.length > 0 && forDevelopment.every((name) => installedVersion(name) === undefined);
  if (isOmitted && missing.length === forDevelopment.length) {
    const count = wanted.size - missing.length;
    return { state: 'good', subject, text: `${count} installed as locked, without those for development` };
  }
  return missing.length === 0
    ? { state: 'good', subject, text: `${wanted.size} installed as locked` }
    : { state: 'broken', subject, text: `not installed as locked: ${missing.join(', ')}. Run: npm ci` };
}

/** Dependencies of a package with their versions or ranges. */
function listWanted({ dependencies, devDependencies }: Record<string, Record<string, string>>): Map<string, string> {
  return new Map(Object.entries({ ...dependencies, ...devDependencies }));
}

function installedVersion(name: string): string | undefined {
  const path = `node_modules/${name}/package.json`;
  return existsSync(path) ? readJson(path).version : undefined;
}

function examineContent({ site, problems, folder }: LoadedSite): Finding {
  const subject = 'content';
  const blocking = problems.filter(isFailure).length;
  if (blocking > 0)
    return {
      state: 'broken',
      subject,
      text: `${blocking} problem${blocking === 1 ? '' : 's'}. See them with: npm run check`,
    };
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  if (warnings > 0) {
    return {
      state: 'look',
      subject,
      text: `${warnings} warning${warnings === 1 ? '' : 's'}. See them with: npm run check`,
    };
  }
  const counts = `${site?.services.length} services, ${site?.places.length} places in ${folder.texts.size} files`;
  return { state: 'good', subject, text: counts };
}

/** Without postal areas the nearest served place cannot be named for an address outside the service area. */
function examinePostalAreas({ site }: LoadedSite): Finding[] {
  if (site === undefined || Object.keys(site.postalAreas).length > 0) return [];
  const { url, note } = site.country.postalData;
  const file = `${site.country.code}.txt`;
  const text = `postal-areas.json is not there, so nobody outside is told which place is nearest. Fetch and unpack ${url}, then: npm run areas -- ${file} --within 80${note === undefined ? '' : ` (${note})`}`;
  return [{ state: 'look', subject: 'areas', text }];
}

function examineAddress(environment: NodeJS.ProcessEnv, originOf: Project['originOf']): Finding {
  const subject = 'address';
  try {
    const origin = originOf(environment);
    if (!environment.SITE_URL) {
      return { state: 'look', subject, text: `SITE_URL is not set; a build would be for ${origin}, this machine.` };
    }
    return origin.startsWith('https://')
      ? { state: 'good', subject, text: origin }
      : { state: 'look', subject, text: `${origin} is not https; browsers and agents will warn or refuse.` };
  } catch (error) {
    return { state: 'broken', subject, text: error instanceof Error ? error.message : String(error) };
  }
}

function examineHost(): Finding {
  const subject = 'host';
  const settings = existsSync('wrangler.jsonc') ? readFileSync('wrangler.jsonc', 'utf8') : '';
  const name = parse(settings)?.name;
  if (name === undefined)
    return { state: 'look', subject, text: 'wrangler.jsonc names no Worker; other hosts need none.' };
  return name === 'local-business'
    ? { state: 'look', subject, text: `The Worker still has its first name, "${name}". Choose one in wrangler.jsonc.` }
    : { state: 'good', subject, text: `Worker "${name}"` };
}

/** What is left to say, and would keep the site from being built for anybody else. */
function examineUnsaid({ problems }: LoadedSite): Finding[] {
  return problems
    .filter(({ severity }) => severity === 'unsaid')
    .map(({ file, line, field, message }) => ({
      state: 'broken',
      subject: 'to say',
      text: `${file}:${line} ${field} ${message}`,
    }));
}

/** What customers of such a business always ask, all in one line. */
function examineQuestions({ site }: LoadedSite): Finding[] {
  const unanswered = site === undefined ? [] : listUnanswered(site);
  if (unanswered.length === 0) return [];
  const text = `Customers will ask ${unanswered.join('; ')}. A sentence there answers it on every page and to assistants, a "no" too.`;
  return [{ state: 'look', subject: 'asked', text }];
}

function examineSample({ folder }: LoadedSite, samples: readonly Sample[]): Finding[] {
  const left = findSampleFacts(folder, samples);
  if (left.length === 0) return [{ state: 'good', subject: 'sample', text: 'nothing of the sample business is left' }];
  return left.map(({ file, line, fact }) => ({ state: 'look', subject: 'sample', text: `${file}:${line} ${fact}` }));
}

// biome-ignore lint/suspicious/noExplicitAny: package files have no schema here, and every use looks before it trusts.
function readJson(path: string): any {
  return JSON.parse(readFileSync(path, 'utf8'));
}
