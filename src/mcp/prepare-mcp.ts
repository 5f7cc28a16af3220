import { toBusinessRecord } from '../api/business-record.ts';
import { apiVersion } from '../business/changelog.ts';
import { haveStartingPrices } from '../business/prices/price.ts';
import { type Site, siteUrl } from '../business/site.ts';
import { foldName } from '../coverage/place-name.ts';
import { writeAscii } from './message.ts';
import type { PreparedMcp, ServerInfo } from './prepared-mcp.ts';
import type { ToolExample } from './tool.ts';
import { describeTool, type ToolDescription } from './tool-schemas.ts';
import { tools } from './tools.ts';

/** Name, title and version of the server. The name is the reversed host, which makes it unique. */
export function describeServer(site: Site): ServerInfo {
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

/** Every tool as `tools/list` describes it. */
export function describeTools(site: Site): ToolDescription[] {
  return tools.map((tool) => describeTool(tool, site));
}

/** Instructions that hold for all tools, given to the model once. */
function describeUse({ business, services, terms }: Site): string {
  const what = haveStartingPrices(services)
    ? `starting points in ${terms.currencyName},`
    : `in ${terms.currencyName} and`;
  return `Facts of ${business.name}, read-only: nothing can be booked, ordered or sent here. For a visit or a quote, hand the person on by telephone or to the pages in nextStep; never say that something has been arranged. Prices are ${what} not quotes. Response times are usual times, not promises.${business.disclosure === undefined ? '' : ` ${business.disclosure}`}`;
}

/** Prepares everything the endpoint sends. */
export function prepareMcp(site: Site): PreparedMcp {
  return {
    serverInfo: describeServer(site),
    instructions: describeUse(site),
    tools: writeAscii(describeTools(site)),
    prepared: Object.fromEntries(
      tools.flatMap(({ answerer, prepare }) => (prepare ? [[answerer.name, prepare(site)]] : [])),
    ),
  };
}

/** One real call of each tool with its answer. A tool with nothing to answer has none. */
export function collectToolExamples(site: Site): (ToolExample & { readonly tool: string })[] {
  return tools.flatMap(({ answerer, example }) => {
    const found = example(site, toBusinessRecord(site));
    return found === undefined ? [] : [{ tool: answerer.name, ...found }];
  });
}
