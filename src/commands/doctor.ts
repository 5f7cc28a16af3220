import { loadSite } from '../content/load/load-site.ts';
import { contentDirectory } from '../settings/environment.ts';
import { runCommand } from './command-line.ts';
import { examine, type Finding } from './examine.ts';

const usage = `Usage: npm run doctor

Looks at everything that must be in order before the site goes live: the content,
the address, what is left to say, what customers always ask, and what is left of
a sample, by file and line. Exits with 1 if something is broken; what only deserves
a look does not count.
  SITE_URL     origin the site will have
  CONTENT_DIR  content folder, default content`;

const marks: Readonly<Record<Finding['state'], string>> = { good: 'ok  ', look: 'look', broken: 'FAIL' };

await runCommand(usage, {}, () => {
  const findings = examine(loadSite(contentDirectory(), 'http://localhost'), process.env);
  for (const { state, subject, text } of findings) console.log(`${marks[state]}  ${subject.padEnd(9)} ${text}`);
  const count = (wanted: Finding['state']) => findings.filter(({ state }) => state === wanted).length;
  const [broken, looks] = [count('broken'), count('look')];
  console.log(broken > 0 ? `${broken} broken, ${looks} to look at.` : `Nothing is broken, ${looks} to look at.`);
  return broken === 0;
});
