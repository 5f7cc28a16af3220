import { findOpenApi } from '../announcements.ts';
import { type Check, fail, notApplicable, pass } from '../check.ts';
import { parseJson } from '../json-document.ts';
import { readHome } from '../pages.ts';
import type { SiteContext } from '../site-context.ts';

const SCANNER = 'isitagentready.com';
const shopPaths = ['/checkout', '/cart', '/shop', '/product'];
const platforms = [
  'cdn.shopify.com',
  'woocommerce',
  'bigcommerce',
  'Magento_',
  'squarespace-commerce',
  'ecwid.com',
  'snipcart',
];

interface PaymentProtocol {
  readonly id: string;
  readonly title: string;
  readonly where: string;
  readonly isThere: (context: SiteContext) => Promise<boolean>;
}

const paymentProtocols: readonly PaymentProtocol[] = [
  {
    id: 'x402',
    title: 'Agents can pay by HTTP 402 (x402)',
    where: 'Describe what can be paid for at /.well-known/x402.',
    isThere: (context) => hasJson(context, '/.well-known/x402'),
  },
  {
    id: 'mpp',
    title: 'Agents can pay by the Machine Payments Protocol',
    where: 'Give paid operations of the OpenAPI description x-payment-info.',
    isThere: async (context) => JSON.stringify((await findOpenApi(context))?.json ?? '').includes('"x-payment-info"'),
  },
  {
    id: 'ucp',
    title: 'Agents can buy by the Universal Commerce Protocol',
    where: 'Describe the shop at /.well-known/ucp.',
    isThere: (context) => hasJson(context, '/.well-known/ucp'),
  },
  {
    id: 'acp',
    title: 'Agents can buy by the Agentic Commerce Protocol',
    where: 'Describe the shop at /.well-known/acp.json.',
    isThere: (context) => hasJson(context, '/.well-known/acp.json'),
  },
  {
    id: 'ap2',
    title: 'Agents can pay by the Agent Payments Protocol',
    where: 'Name the AP2 extension in /.well-known/agent-card.json.',
    isThere: async (context) => (await context.send('/.well-known/agent-card.json')).text.includes('/ap2/'),
  },
];

/** Whether a shop can be used by agents, and whether what is none looks like one. */
export const commerce: readonly Check[] = [
  {
    id: 'commerceSignals',
    title: 'Nothing makes a site without a shop look like one',
    group: 'Commerce',
    source: SCANNER,
    async run(context) {
      const signals = await listSignals(context);
      if (signals.length === 0) return pass('No shop software, and no shop addresses');
      const offered = await Promise.all(paymentProtocols.map(({ isThere }) => isThere(context)));
      if (offered.some(Boolean)) return pass('A shop, with a way for agents to buy');
      return fail(
        `It looks like a shop: ${signals.join(', ')}.`,
        'Answer 404 at addresses of shops, or, if this is one, publish a protocol by which agents can buy.',
      );
    },
  },
  ...paymentProtocols.map(
    ({ id, title, where, isThere }): Check => ({
      id,
      title,
      group: 'Commerce',
      source: SCANNER,
      async run(context) {
        if (await isThere(context)) return pass('It is described');
        const signals = await listSignals(context);
        return signals.length === 0
          ? notApplicable('This is no shop: nothing is sold here.')
          : fail(`This looks like a shop (${signals[0]}), without ${id}.`, where);
      },
    }),
  ),
];

async function listSignals(context: SiteContext): Promise<string[]> {
  const { answer } = await readHome(context);
  const software = platforms.filter((token) => answer.text.includes(token));
  const there = await Promise.all(
    shopPaths.map(async (path) => ((await context.send(path)).status === 200 ? [`${path} answers 200`] : [])),
  );
  return [...software, ...there.flat()];
}

async function hasJson(context: SiteContext, path: string): Promise<boolean> {
  const { status, text } = await context.send(path);
  return status === 200 && parseJson(text) !== undefined;
}
