import * as z from 'zod';
import { AbsoluteUrl, Count, Flag, IsoDate, UntranslatedLine } from '../fields.ts';
import { examples, fileObject, optionalList, optionalRows, textMatching } from '../shapes.ts';
import { HttpsAddress, Origin, toCspOrigin } from './origin.ts';

const Signal = z.enum(['yes', 'no']);
const seconds = Count.max(31_536_000);

/** Third-party origins that pages may use. Each list extends a directive of the content security policy. */
export const Allow = fileObject('Other origins that pages may use. No others are allowed.', {
  forms: optionalList(
    Origin.or(z.literal('mailto:')).describe('"mailto:", or https:// and the name of a host, without a path.'),
  ).describe('Origins that forms may post to; "mailto:" is the mail app.'),
  scripts: optionalList(Origin).describe('Origins that scripts may come from, load from and report to.'),
  frames: optionalList(Origin).describe('Origins whose pages may be shown in frames, such as a video.'),
  images: optionalList(Origin).describe('Origins that pictures may come from.'),
  styles: optionalList(Origin).describe('Origins that style sheets of scripts and widgets may come from.'),
  fonts: optionalList(Origin).describe('Origins that the fonts of widgets may come from.'),
  connect: optionalList(Origin).describe('Other origins that scripts may connect to.'),
});
export type Allow = z.output<typeof Allow>;

/**
 * A third-party service that counts visits. The engine knows its script, its start-up code and the origins it needs.
 */
export const Embed = fileObject('A third-party service that counts visits.', {
  kind: z
    .enum(['plausible', 'google-analytics', 'matomo'])
    .describe('Which service it is.')
    .meta(examples('plausible')),
  domain: textMatching(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)
    .optional()
    .describe('For plausible: the name of the site there.')
    .meta(examples('www.example.com')),
  id: textMatching(/^G-[A-Z0-9]{4,20}$/)
    .optional()
    .describe('For google-analytics: the measurement ID.')
    .meta(examples('G-ABC1234567')),
  url: AbsoluteUrl.refine((url) => toCspOrigin(url) !== undefined && /^https:\/\/[^/]+\/(?:[\w.~-]+\/)*$/.test(url), {
    error:
      'must be https://, the full name of one host and folders, with a slash at the end, for example https://stats.example.com/',
  })
    .optional()
    .describe('For matomo: where it is installed, with a slash at the end.')
    .meta(examples('https://stats.example.com/')),
  site: z.int().min(1).optional().describe('For matomo: the number of the site there.').meta(examples(1)),
}).refine(
  ({ kind, domain, id, url, site }) => ({ plausible: domain, 'google-analytics': id, matomo: url && site })[kind],
  {
    error:
      'needs domain for plausible, id for google-analytics, url and site for matomo, for example { kind: plausible, domain: www.example.com }',
  },
);
export type Embed = z.output<typeof Embed>;

/** `content/policy.yaml`. */
export const PolicyFile = fileObject(
  'Signals for robots, cache lifetimes, allowed origins, analytics, proofs of ownership, security contact.',
  {
    contentSignals: fileObject('Content signals for robots (contentsignals.org).', {
      search: Signal.describe('Whether the pages may be used for a search index.').meta(examples('yes')),
      aiInput: Signal.describe('Whether the pages may be used as input of AI answers.').meta(examples('yes')),
      aiTrain: Signal.describe('Whether the pages may be used to train AI models.').meta(examples('no')),
    }),
    cacheSeconds: fileObject('Cache lifetimes: for how long visitors may still see an old price.', {
      pages: seconds.describe('How long a browser or CDN may keep a page, in seconds.').meta(examples(300)),
      api: seconds.describe('How long a browser or CDN may keep an API answer, in seconds.').meta(examples(300)),
      documents: seconds.describe('How long a browser or CDN may keep a document, in seconds.').meta(examples(3600)),
    }),
    publishOAuthDocuments: Flag.default(true).describe(
      'Whether to publish OAuth discovery documents, which state that no authorization is needed.',
    ),
    licence: UntranslatedLine.optional()
      .describe('Licence under which the published data may be reused, by name or URL; leave it out to grant none.')
      .meta(examples('https://creativecommons.org/licenses/by/4.0/')),
    allow: Allow.default(() => Allow.parse({})),
    pageScripts: optionalRows({
      src: HttpsAddress.describe('Address of the script, whose origin is in allow.scripts.').meta(
        examples('https://stats.example.com/count.js'),
      ),
      data: optionalRows({
        name: textMatching(/^[a-z]+(?:-[a-z]+)*$/)
          .describe('Name of the attribute after "data-", in lower case.')
          .meta(examples('site')),
        value: UntranslatedLine.describe('Value of the attribute.').meta(examples('www.example.com')),
      }).describe('Attributes of the script, such as the name of the site.'),
    }).describe('Third-party scripts that every page loads, such as a visit counter.'),
    embeds: optionalList(Embed).describe(
      'Services that count visits, by name. The origins they need are allowed automatically.',
    ),
    verification: optionalRows({
      name: textMatching(/^(?=.*(?:verif|validat))[\w.:-]{1,100}$/i)
        .describe('The name of the proof, as the service gives it.')
        .meta(examples('google-site-verification')),
      content: z
        .string()
        .trim()
        .regex(/^[\w.:/+=-]{1,200}$/)
        .describe('Its content, without the tag around it.')
        .meta(examples('rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ')),
    }).describe('Proofs that this site is yours, for search consoles; each becomes a meta element of the home page.'),
    security: fileObject('Contents of security.txt (RFC 9116).', {
      contact: AbsoluteUrl.or(textMatching(/^mailto:[^\s"<>]+@[^\s"<>]+$/)).describe(
        'Where to report a vulnerability.',
      ),
      expires: IsoDate.describe('The day on which security.txt expires; at most a year ahead.'),
      languages: z
        .array(UntranslatedLine)
        .optional()
        .describe('Languages of reports; by default the languages of the business.'),
    }).optional(),
  },
);
export type PolicyFile = z.output<typeof PolicyFile>;
