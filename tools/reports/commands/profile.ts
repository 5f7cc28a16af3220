import { readNamedFile, runCommand, UsageError, UserError } from 'open-local-business/commands';
import { buildInstant, contentDirectory, loadSite, printReport, siteOrigin } from 'open-local-business/content';
import { dateIn } from 'open-local-business/facts';
import { toBusinessProfile } from '../profile/business-profile.ts';
import { compareProfiles } from '../profile/compare-profiles.ts';
import { formatDifferences, formatProfile } from '../profile/format-profile.ts';
import { MAX_PROFILE_MEGABYTES, ProfileError, readProfile } from '../profile/read-profile.ts';
import { listTargetFacts } from '../profile/target-facts.ts';

const usage = `Usage: npm run profile
       npm run profile -- --json
       npm run profile -- --compare FILE

Writes what the Google Business Profile should say: name, categories, telephone,
address, hours, the special hours of the next year, areas and services with
their prices. Google and its assistants rely on the hours of the profile.
  --json          the same as JSON of the Business Information API
  --compare FILE  lists where a profile differs, and exits with 1 if it does:
                  JSON of the API, the table (CSV) that Business Profile Manager
                  downloads, or the text of the profile, pasted into a file
  SITE_URL        origin of the site
  CONTENT_DIR     content folder, default content`;

await runCommand(usage, { json: { type: 'boolean' }, compare: { type: 'string' } }, async ({ values, positionals }) => {
  if (positionals.length > 0) throw new UsageError(`Unexpected argument "${positionals[0]}".`);
  const { site, problems, folder } = await loadSite(contentDirectory(), siteOrigin(process.env));
  if (site === undefined) throw new UserError(printReport(problems, folder.texts.size));
  const today = dateIn(site.business.timeZone, buildInstant(process.env));
  const profile = toBusinessProfile(site, today);
  const facts = listTargetFacts(site, profile, today);
  if (values.compare !== undefined) {
    // A local address is no website.
    if (!site.origin.startsWith('https:')) facts.delete('Website');
    const given = readNamedFile(
      values.compare,
      MAX_PROFILE_MEGABYTES,
      (text) => readProfile(text, profile.title),
      ProfileError,
    );
    const differences = compareProfiles(facts, given, today);
    console.log(formatDifferences(differences));
    return differences.length === 0;
  }
  console.log(values.json ? JSON.stringify(profile, null, 2) : formatProfile(facts, site));
  return true;
});
