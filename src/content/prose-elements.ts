/**
 * HTML elements allowed as tags in prose. The policy restricts what they load, send or run. Each has a Markdown
 * equivalent or is omitted from Markdown.
 */
export const proseElements: ReadonlySet<string> = new Set(
  `a abbr address article aside b bdi blockquote br button cite code data datalist del details dfn div em fieldset
  figcaption figure form h2 h3 h4 h5 h6 hr i iframe img input kbd label legend mark noscript optgroup option output p pre
  q s samp script section select small span strong sub summary sup textarea time u var wbr`.split(/\s+/),
);
