import * as z from 'zod';
import { AbsoluteUrl } from '../fields.ts';

const kinds = ['plausible', 'google-analytics', 'matomo'] as const;

/** Fields that a kind needs, and how it is written with them. */
const needed: Readonly<
  Record<(typeof kinds)[number], { readonly fields: readonly string[]; readonly example: string }>
> = {
  plausible: { fields: ['domain'], example: '{ kind: plausible, domain: www.example.com }' },
  'google-analytics': { fields: ['id'], example: '{ kind: google-analytics, id: G-ABC1234567 }' },
  matomo: { fields: ['url', 'site'], example: '{ kind: matomo, url: "https://stats.example.com/", site: 1 }' },
};
const options = ['domain', 'id', 'url', 'site'];

/** A service of others that counts visits: the engine knows its script, its start-up code and the origins it needs. */
export const Embed = z
  .strictObject({
    kind: z
      .enum(kinds)
      .describe('Which service it is.')
      .meta({ examples: ['plausible'] }),
    domain: z
      .string()
      .regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, { error: 'must be a host name, for example "www.example.com"' })
      .optional()
      .describe('For plausible: the name of the site there.')
      .meta({ examples: ['www.example.com'] }),
    id: z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/, { error: 'must be a measurement ID, for example "G-ABC1234567"' })
      .optional()
      .describe('For google-analytics: the measurement ID.')
      .meta({ examples: ['G-ABC1234567'] }),
    url: AbsoluteUrl.refine((address) => /^https:[^?#]*\/$/.test(address), {
      error: 'must begin with https:// and end in a slash, for example https://stats.example.com/',
    })
      .optional()
      .describe('For matomo: where it is installed, with a slash at the end.')
      .meta({ examples: ['https://stats.example.com/'] }),
    site: z
      .int()
      .min(1)
      .optional()
      .describe('For matomo: the number of the site there.')
      .meta({ examples: [1] }),
  })
  .superRefine((embed, { addIssue }) => {
    const { fields, example } = needed[embed.kind];
    const given = options.filter((name) => embed[name as keyof typeof embed] !== undefined);
    if (given.join() !== fields.join())
      addIssue({ code: 'custom', message: `needs ${fields.join(' and ')} beside kind: ${example}` });
  })
  .describe('A service of others that counts visits.');
export type Embed = z.output<typeof Embed>;
