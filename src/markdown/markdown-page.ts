import { describeNotice } from '../business/contact.ts';
import { listFooterCredentials } from '../business/proof.ts';
import { localPath, type Site, siteUrl } from '../business/site.ts';
import { formatTelephone } from '../countries/formats.ts';
import { joinMarkdown, link, md, mdOf } from '../escape/markdown.ts';
import { formatEmergencyTelephone } from '../hours/opening-hours.ts';
import { textOf } from '../text/text.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

const FIRST_HEADING = /^# .*\n/;

/**
 * Renders the Markdown version of a rendered page (contract F1, F2): the content of its main element under its one heading,
 * with a line about the business and where to find the other pages. Throws if the page has no main element or does not
 * begin with its heading.
 */
export function renderMarkdownPage(html: string, path: string, site: Site): string {
  const { typeset = String } = textOf(site.country.locale);
  const text = typeset(htmlToMarkdown(html, path));
  if (!FIRST_HEADING.test(text)) throw new Error(`The page ${path} has no main part that begins with its heading.`);
  const { name, contact, notice } = site.business;
  const byline = mdOf(textOf(site.country.locale).pages.markdown.businessLine, {
    home: link(name, siteUrl(site, '/')),
    telephone: formatTelephone(contact.telephone, site.country),
    emergencyTelephone: formatEmergencyTelephone(site),
    list: link('llms.txt', localPath(site, '/llms.txt')),
  });
  const noticeLine = notice && md`**${describeNotice(notice, site)}**`;
  const credentials = listFooterCredentials(site).join(', ');
  const quotation = joinMarkdown('\n>\n> ', byline, credentials !== '' && md`${credentials}`, noticeLine).markdown;
  return text.replace(FIRST_HEADING, (heading) => `${heading}\n> ${quotation}\n`);
}

// The pieces that tokenizers of language models first split a text into: runs of letters, groups of up to three digits,
// runs of punctuation, and line breaks. Long words count as two, and so do shorter ones in paths or after a hyphen.
const PIECE = /(?<=[/-])\p{L}{1,4}|\p{L}{1,9}|\p{N}{1,3}|[^\s\p{L}\p{N}]+|\n+/gu;
/** Tokens of o200k_base per piece, measured on the pages of ten sample businesses in three languages. */
const TOKENS_PER_PIECE = 1.035;

/**
 * Estimates how many tokens a text has, so that agents know what it costs to read. Every model splits text
 * differently; for pages the estimate is within a tenth of the count of o200k_base.
 */
export function estimateTokens(text: string): number {
  return Math.ceil((text.match(PIECE)?.length ?? 0) * TOKENS_PER_PIECE);
}
