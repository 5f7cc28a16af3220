import { toBusinessRecord } from '../api/business-record.ts';
import { apiVersion } from '../business/changelog.ts';
import { haveStartingPrices } from '../business/prices/price.ts';
import { type Site, siteUrl } from '../business/site.ts';
import { foldName } from '../coverage/place-name.ts';
import { writeAscii } from './message.ts';
import type { ToolExample } from './tool.ts';
import { type ToolListing, toToolListing } from './tool-schemas.ts';
import { tools } from './tools.ts';

/** How the server describes itself in every protocol version, and in its card. */
export interface ServerInfo {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly websiteUrl: string;
}

/** The data of the MCP endpoint, prepared at build time as plain JSON. */
export interface PreparedMcp {
  readonly serverInfo: ServerInfo;
  /** What clients should tell their model about the server. */
  readonly instructions: string;
  /** The list of tools as JSON text in ASCII: it is long, and the same for everyone. */
  readonly tools: string;
  /** What tools prepare at build time, by the name of the tool. */
  readonly prepared: Readonly<Record<string, unknown>>;
}

/** Name, title and version of the server. The name is the reversed host, which makes it unique. */
export function toServerRecord(site: Site): ServerInfo {
  const host = new URL(site.origin).hostname.split('.').reverse().join('.');
  return {
    name: `${host}/${shortName(site)}`,
    title: site.business.name,
    version: apiVersion,
    websiteUrl: siteUrl(site, '/docs/api/'),
  };
}

/** The name of the business as a slug, under which clients list the server. */
export function shortName({ business }: Site): string {
  const word = foldName(business.name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return word === '' ? 'business' : word;
}

/** Every tool as `tools/list` has it. */
export function listTools(site: Site): ToolListing[] {
  return tools.map((tool) => toToolListing(tool, site));
}

/** Instructions that hold for all tools, given to the model once. */
function describeUse({ business, services, terms }: Site): string {
  const what = haveStartingPrices(services) ? 'starting points in' : 'in';
  return [
    `Facts of ${business.name}, read-only: nothing can be booked, ordered or sent here.`,
    'For a visit or a quote, hand the person on by telephone or to the pages in nextStep;',
    'never say that something has been arranged.',
    `Prices are ${what} ${terms.currencyName}${haveStartingPrices(services) ? ',' : ' and'} not quotes.`,
    'Response times are usual times, not promises.',
    ...(business.disclosure === undefined ? [] : [business.disclosure]),
  ].join(' ');
}

/** Prepares everything the endpoint sends. */
export function prepareMcp(site: Site): PreparedMcp {
  return {
    serverInfo: toServerRecord(site),
    instructions: describeUse(site),
    tools: writeAscii(listTools(site)),
    prepared: Object.fromEntries(tools.flatMap(({ name, prepare }) => (prepare ? [[name, prepare(site)]] : []))),
  };
}

/** One real call of each tool with its answer. A tool with nothing to answer has none. */
export function collectToolExamples(site: Site): (ToolExample & { readonly tool: string })[] {
  return tools.flatMap(({ name, example }) => {
    const found = example(site, toBusinessRecord(site));
    return found === undefined ? [] : [{ tool: name, ...found }];
  });
}
