function names(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.join(' ').split(' '));
}

/** Elements replaced by their children. */
export const containers = names(
  'address article aside body div figcaption figure footer header hgroup html main output search section summary',
);
/** Elements without content for readers of text: controls, form fields, navigation. */
export const skipped = names(
  'button datalist fieldset form input legend link nav noscript optgroup option script select source style',
  'template textarea',
);
/** Inline elements written as their text. */
export const plain = names('abbr bdi cite data dfn kbd label mark q samp small span sub sup time u var wbr');
export const marked = names('a b br code del em i iframe img picture s strong svg');
/** Block elements; inside a line their text is separated from the rest. */
export const blocks = names('blockquote dd details dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre summary ul');
/** Inline elements that pages separate from others by layout instead of punctuation. */
export const columns = names('small span');
