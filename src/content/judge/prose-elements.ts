/**
 * The elements of HTML that prose may hold as tags. What they may load, send or run is judged by the policy; a form
 * needs its fields, and a counter its script. Each has a Markdown form, or is left out of it.
 */
export const proseElements: ReadonlySet<string> = new Set(
  `a abbr address article aside b bdi blockquote br button cite code data datalist del details dfn div em fieldset
  figcaption figure form h2 h3 h4 h5 h6 hr i iframe img input kbd label legend mark noscript optgroup option output p pre
  q s samp script section select small span strong sub summary sup textarea time u var wbr`.split(/\s+/),
);
