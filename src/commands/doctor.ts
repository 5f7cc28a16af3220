import { describeFormData } from '../business/contact.ts';
import type { Site } from '../business/site.ts';
import { isBlocking, type LocatedProblem } from '../content/load/format-report.ts';
import { type LoadedSite, loadSite } from '../content/load/load-site.ts';
import { locateProblems } from '../content/load/locate-problems.ts';
import { findSampleFacts } from '../content/load/sample-facts.ts';
import { findPrivacyGaps, listRecipients } from '../content/privacy.ts';
import { geoNames } from '../countries/country.ts';
import { showControls } from '../escape/controls.ts';
import { contentDirectory, siteOrigin } from '../system/environment.ts';
import { UserError } from '../system/user-error.ts';
import { formatCount } from '../text/en/grammar.ts';
import { describeNoindexPlaces } from './noindex-places.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run doctor

Checks everything that must be in order before the site goes live: the content, the
address, fields that are not filled in, and leftovers of the sample, by file and line.
Exits with 1 if something fails; rows marked "warn" do not count.
  SITE_URL     origin the site will have
  CONTENT_DIR  content folder, default content`;

/** A finding: its state, its subject, and what was found or how to fix it. */
type Row = readonly [state: 'ok' | 'warn' | 'FAIL', subject: string, text: string];

await runCommand(usage, {}, async () => {
  const rows = [...examine(await loadSite(contentDirectory(), 'http://localhost'))];
  for (const [state, subject, text] of rows)
    console.log(`${state.padEnd(4)}  ${subject.padEnd(9)} ${showControls(text)}`);
  const count = (wanted: Row[0]) => rows.filter(([state]) => state === wanted).length;
  const [broken, warnings] = [count('FAIL'), formatCount(count('warn'), 'warning')];
  console.log(broken > 0 ? `${broken} broken, ${warnings}.` : `Nothing is broken, ${warnings}.`);
  return broken === 0;
});

/** Examines the content and the settings. */
function* examine({ site, problems, folder }: LoadedSite): Iterable<Row> {
  const describe = ({ file, line, field, message }: LocatedProblem) => `${file}:${line} ${field} ${message}`;
  const failures = problems.filter(isBlocking).length;
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  const advice = 'See them with: npm run check';
  if (failures > 0) yield ['FAIL', 'content', `${formatCount(failures, 'problem')}. ${advice}`];
  else if (warnings > 0) yield ['warn', 'content', `${formatCount(warnings, 'warning')}. ${advice}`];
  else {
    const counts = [formatCount(site?.services.length ?? 0, 'service'), formatCount(site?.places.length ?? 0, 'place')];
    yield ['ok', 'content', `${counts.join(', ')} in ${formatCount(folder.texts.size, 'file')}`];
  }
  yield examineOrigin();
  if (site !== undefined) yield* examinePrivacy(site, folder);
  const noindexNote = site && describeNoindexPlaces(site);
  if (noindexNote !== undefined) yield ['warn', 'places', noindexNote];
  if (site !== undefined && Object.keys(site.postalAreas).length === 0) yield adviseAreas(site);
  for (const problem of problems) if (problem.severity === 'gap') yield ['FAIL', 'missing', describe(problem)];
  const samples = locateProblems(folder, [...findSampleFacts(folder.files)]);
  for (const problem of samples) yield ['warn', 'sample', describe(problem)];
  if (samples.length === 0) yield ['ok', 'sample', 'nothing of the sample business is left'];
}

function examineOrigin(): Row {
  try {
    const origin = siteOrigin(process.env);
    if (!process.env.SITE_URL)
      return [
        'warn',
        'address',
        `SITE_URL is not set, so a build would be for ${origin} on this machine. Set it to the address of the site.`,
      ];
    if (origin.startsWith('https://')) return ['ok', 'address', origin];
    return ['warn', 'address', `${origin} is not https, so browsers and agents will warn of it or refuse it.`];
  } catch (error) {
    if (error instanceof UserError) return ['FAIL', 'address', error.message];
    throw error;
  }
}

/** Finds what is missing on the privacy page. */
function* examinePrivacy(site: Site, { files }: LoadedSite['folder']): Iterable<Row> {
  const page = { stated: describeFormData(site) ?? '', hasCustomPage: site.customPages.includes('/privacy/') };
  const recipients = listRecipients(site.business.contact, site.policy);
  for (const text of findPrivacyGaps(files, recipients, page)) yield ['warn', 'privacy', text];
}

/** Explains how to get postal areas, without which answers for unserved places name no nearest one. */
function adviseAreas({ country }: Site): Row {
  const text = `postal-areas.json does not exist, so answers for places outside the service area name no nearest place. Download and unpack ${geoNames(country).url}, then: npm run areas -- ${country.code}.txt --within 80`;
  return ['warn', 'areas', text];
}
