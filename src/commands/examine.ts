import type { LoadedSite } from '../content/load/load-site.ts';
import { isFailure } from '../content/load/report.ts';
import { findSampleFacts, type Sample } from '../content/load/sample-facts.ts';
import { siteOrigin } from '../settings/environment.ts';
import { listUnanswered } from './usual-questions.ts';

/** Result of one examination. */
export interface Finding {
  readonly state: 'good' | 'look' | 'broken';
  readonly subject: string;
  /** What was found, and how to fix it. */
  readonly text: string;
}

/** Examines content and settings, comparing with `samples`: the sample businesses of the engine but the examined one. */
export function examine(loaded: LoadedSite, environment: NodeJS.ProcessEnv, samples: readonly Sample[]): Finding[] {
  return [
    examineContent(loaded),
    examineAddress(environment),
    ...examinePostalAreas(loaded),
    ...examineUnsaid(loaded),
    ...examineQuestions(loaded),
    ...examineSample(loaded, samples),
  ];
}

function examineContent({ site, problems, folder }: LoadedSite): Finding {
  const subject = 'content';
  const failures = problems.filter(isFailure).length;
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  const say = (count: number, what: string) =>
    `${count} ${what}${count === 1 ? '' : 's'}. See them with: npm run check`;
  if (failures > 0) return { state: 'broken', subject, text: say(failures, 'problem') };
  if (warnings > 0) return { state: 'look', subject, text: say(warnings, 'warning') };
  const counts = `${site?.services.length} services, ${site?.places.length} places in ${folder.texts.size} files`;
  return { state: 'good', subject, text: counts };
}

function examineAddress(environment: NodeJS.ProcessEnv): Finding {
  const subject = 'address';
  try {
    const origin = siteOrigin(environment);
    if (!environment.SITE_URL)
      return { state: 'look', subject, text: `SITE_URL is not set; a build would be for ${origin}, this machine.` };
    if (origin.startsWith('https://')) return { state: 'good', subject, text: origin };
    return { state: 'look', subject, text: `${origin} is not https; browsers and agents will warn or refuse.` };
  } catch (error) {
    return { state: 'broken', subject, text: error instanceof Error ? error.message : String(error) };
  }
}

/** Without postal areas the nearest served place cannot be named for an address outside the service area. */
function examinePostalAreas({ site }: LoadedSite): Finding[] {
  if (site === undefined || Object.keys(site.postalAreas).length > 0) return [];
  const { url, note } = site.country.postalData;
  const file = `${site.country.code}.txt`;
  const text = `postal-areas.json is not there, so nobody outside is told which place is nearest. Fetch and unpack ${url}, then: npm run areas -- ${file} --within 80${note === undefined ? '' : ` (${note})`}`;
  return [{ state: 'look', subject: 'areas', text }];
}

/** What is left to say, and would keep the site from being built for anybody else. */
function examineUnsaid({ problems }: LoadedSite): Finding[] {
  const unsaid = problems.filter(({ severity }) => severity === 'unsaid');
  return unsaid.map(({ file, line, field, message }) => {
    return { state: 'broken', subject: 'to say', text: `${file}:${line} ${field} ${message}` };
  });
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
