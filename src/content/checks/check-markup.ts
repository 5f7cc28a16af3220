import { toCspOrigin } from '../../schemas/business/origin.ts';
import { Allow } from '../../schemas/business/policy.ts';
import { type ContentProblem, type ProseElement, problemIf } from '../content-problem.ts';
import { findPhotoName, hasPlaceholder } from '../prose.ts';
import type { ValidContent } from '../validate-files.ts';
import { findAltProblem } from './check-photos.ts';
import { findReferenceProblem } from './check-references.ts';

/** Uses of an address, by the `allow` list of policy.yaml that extends the content security policy. */
const uses = {
  forms: 'sends what is typed to',
  scripts: 'loads a script from',
  frames: 'shows a page of',
  images: 'shows a picture from',
} as const;

type Use = keyof typeof uses;

/** Elements that use an address, with a required attribute and the message if it is missing. */
const addressElements: Readonly<Partial<Record<string, readonly [Use, required: string, message: string]>>> = {
  script: [
    'scripts',
    'src',
    'is a script in the text, which browsers block here. For analytics, see embeds in policy.yaml. Load any other script from a file with src="https://…", and allow its origin there.',
  ],
  iframe: ['frames', 'title', 'has no title. Describe the frame in title="…", for people who cannot see it.'],
  img: ['images', 'alt', 'has no alternative text. Describe the picture in alt="…", for people who cannot see it.'],
  form: [
    'forms',
    'action',
    'sends what is typed to this page, which cannot receive it. Write the address of a form service in action="https://…".',
  ],
};

/** Attributes that browsers block, and what to do instead. */
const blockedAttributes = [
  [/^on/, 'Remove it: links and forms work without scripts.'],
  [/^style$/, 'Remove it: colours and typeface are set in brand.yaml.'],
  [/^srcdoc$/, 'Write the address of the page in src instead.'],
] as const;

/** Finds elements in prose that the content security policy would silently block. */
export function* checkMarkup({ policy, services, pages, news, names }: ValidContent): Iterable<ContentProblem> {
  const allow: Allow = policy?.allow ?? Allow.parse({});
  for (const { file, elements } of [...services, ...pages, ...news]) {
    for (const element of elements) {
      for (const message of listMarkupProblems(element, allow, names.photos))
        yield* problemIf(file, element.offset, message);
    }
  }
  for (const [index, { src }] of policy?.pageScripts.entries() ?? [])
    yield* problemIf('policy.yaml', ['pageScripts', index, 'src'], findBlockedUrlProblem('scripts', src, allow));
}

function* listMarkupProblems(element: ProseElement, allow: Allow, photos: readonly string[]) {
  const { name, attributes } = element;
  for (const attribute of Object.keys(attributes)) {
    const [, advice] = blockedAttributes.find(([pattern]) => pattern.test(attribute)) ?? [];
    if (advice !== undefined) yield `has ${attribute}, which browsers block here. ${advice}`;
  }
  const photo = name === 'img' ? findPhotoName(attributes.src ?? '') : undefined;
  if (photo !== undefined) {
    // Without an alternative text, the photograph's is used.
    const altProblem = attributes.alt && findAltProblem(attributes.alt);
    yield findReferenceProblem(photo, 'photos', photos);
    yield altProblem && `has an alternative text that ${altProblem}`;
    return;
  }
  const row = addressElements[name];
  if (row === undefined) return;
  const [use, required, message] = row;
  // An empty alternative text marks a decorative picture.
  if (required === 'alt' ? !(required in attributes) : !attributes[required]) yield message;
  const url = attributes.action ?? attributes.src;
  if (url !== undefined) yield findBlockedUrlProblem(use, url, allow);
}

/** Reports a URL that the browser would block. */
export function findBlockedUrlProblem(use: Use, url: string, allow: Allow): string | undefined {
  const isSiteImage = use === 'images' && /^(?:data:image\/|\/(?!\/))/i.test(url);
  if (isSiteImage || hasPlaceholder(url) || (use === 'forms' && url.startsWith('/check/'))) return undefined;
  const isMail = use === 'forms' && URL.parse(url)?.protocol === 'mailto:';
  const origin = isMail ? 'mailto:' : toCspOrigin(url);
  if (origin === undefined) {
    const advice =
      use === 'images'
        ? 'Put the picture in photos/, with a YAML file beside it, and write ![What it shows](photo:name).'
        : 'Write the address of a service, beginning with https://, and allow its origin in policy.yaml.';
    return `${uses[use]} ${url.slice(0, 60)}, which is not a valid address for it. ${advice}`;
  }
  const allowed: readonly string[] = allow[use];
  return allowed.includes(origin)
    ? undefined
    : `${uses[use]} ${origin}, which browsers block until you allow it. Write in policy.yaml: allow: { ${use}: ["${origin}"] }`;
}
