import type { Site } from '../business/site.ts';
import { followsWeek } from '../content/checks/hours.ts';
import type { LoadedSite } from '../content/load/load-site.ts';
import { locateProblems } from '../content/load/locate.ts';
import { isFailure } from '../content/load/report.ts';
import { findSampleFacts } from '../content/load/sample-facts.ts';
import { countOf } from '../content/messages.ts';
import { textsIn } from '../content/placeholders.ts';
import { isRoundTheClock } from '../hours/opening-hours.ts';
import { siteOrigin } from '../settings/environment.ts';

/** Result of one examination. */
export interface Finding {
  readonly state: 'good' | 'look' | 'broken';
  readonly subject: string;
  /** What was found, and how to fix it. */
  readonly text: string;
}

const find = (state: Finding['state'], subject: string, text: string): Finding => ({ state, subject, text });

/** Examines content and settings. */
export function examine(loaded: LoadedSite, environment: NodeJS.ProcessEnv): Finding[] {
  const { site, problems, folder } = loaded;
  const unsaid = problems.filter(({ severity }) => severity === 'gap');
  const left = locateProblems(folder, [...findSampleFacts(folder.records)]);
  return [
    examineContent(loaded),
    examineAddress(environment),
    ...(site === undefined || Object.keys(site.postalAreas).length > 0 ? [] : [adviseAreas(site)]),
    ...unsaid.map(({ file, line, field, message }) => find('broken', 'to say', `${file}:${line} ${field} ${message}`)),
    ...(site === undefined ? [] : adviseAnswers(site)),
    ...left.map(({ file, line, field, message }) => find('look', 'sample', `${file}:${line} ${field} ${message}`)),
    ...(left.length === 0 ? [find('good', 'sample', 'nothing of the sample business is left')] : []),
  ];
}

function examineContent({ site, problems, folder }: LoadedSite): Finding {
  const failures = problems.filter(isFailure).length;
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  const look = 'See them with: npm run check';
  if (failures > 0) return find('broken', 'content', `${countOf(failures, 'problem')}. ${look}`);
  if (warnings > 0) return find('look', 'content', `${countOf(warnings, 'warning')}. ${look}`);
  const counts = `${site?.services.length} services, ${site?.places.length} places in ${folder.texts.size} files`;
  return find('good', 'content', counts);
}

function examineAddress(environment: NodeJS.ProcessEnv): Finding {
  try {
    const origin = siteOrigin(environment);
    if (!environment.SITE_URL)
      return find('look', 'address', `SITE_URL is not set; a build would be for ${origin}, this machine.`);
    if (origin.startsWith('https://')) return find('good', 'address', origin);
    return find('look', 'address', `${origin} is not https; browsers and agents will warn or refuse.`);
  } catch (error) {
    return find('broken', 'address', error instanceof Error ? error.message : String(error));
  }
}

/** Without postal areas the nearest served place cannot be named for an address outside the service area. */
function adviseAreas({ country: { code, postalData } }: Site): Finding {
  const note = postalData.note === undefined ? '' : ` (${postalData.note})`;
  const text = `postal-areas.json is not there, so nobody outside is told which place is nearest. Fetch and unpack ${postalData.url}, then: npm run areas -- ${code}.txt --within 80${note}`;
  return find('look', 'areas', text);
}

/** The questions that customers always ask and the business does not answer, all in one line. */
function adviseAnswers({ business, today }: Site): Finding[] {
  const says = (pattern: RegExp) => textsIn(business).some(([, text]) => pattern.test(text));
  const [year = '', ...day] = today.split('-');
  const ofYear = (date: string) => `${Number(year) + (date < day.join('-') ? 1 : 0)}-${date}`;
  const isUnsaid = (date: string) => !isRoundTheClock(business) && followsWeek(business, ofYear(date));
  const isTrade = /Contractor|Construction|Electrician|HVAC|Locksmith|Painter|Plumber/.test(business.schemaType);
  const isOpen = {
    'what the warranty is (policies)': isTrade && !says(/\bwarrant|\bguarantee/i),
    'whether you are insured (insurance)': business.insurance.length === 0 && !says(/\binsur/i),
    'what cancelling costs (policies)': !says(/\bcancel/i),
    'whether you are open at Christmas (specialOpeningHours)': isUnsaid('12-25'),
    'whether you are open on New Year’s Day (specialOpeningHours)': isUnsaid('01-01'),
  };
  const questions = Object.entries(isOpen).flatMap(([question, isLeft]) => (isLeft ? [question] : []));
  const advice = 'A sentence there answers it on every page and to assistants, a "no" too.';
  return questions.length === 0 ? [] : [find('look', 'asked', `Customers will ask ${questions.join('; ')}. ${advice}`)];
}
