import { contentDirectory } from '../reader/content-folder.ts';
import { loadSite } from '../reader/load-site.ts';
import { printReport } from '../reader/report.ts';

const { problems, folder, site } = loadSite(contentDirectory(), 'http://localhost:4321');
console.log(printReport(problems, folder.texts.size));
process.exitCode = site === undefined ? 1 : 0;
