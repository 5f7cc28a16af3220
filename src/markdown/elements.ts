function names(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Elements that stand for nothing but their children. */
export const containers = names(
  'address article aside body div figcaption figure footer header hgroup html main output search section summary',
);
/** Elements that say nothing a reader of text could use: what one clicks, types into or finds the way by. */
export const skipped = names(
  'button datalist fieldset form input legend link nav noscript optgroup option script select source style template textarea',
);
/** Elements of a line that are written as their text. */
export const plain = names('abbr bdi cite data dfn kbd label mark q samp small span sub sup time u var wbr');
export const marked = names('a b br code del em i iframe img picture s strong svg');
/** Elements that stand on lines of their own, and are set apart where they stand in a line all the same. */
export const blocks = names('blockquote dd details dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre summary ul');
/** Elements of a line that pages set apart from other elements by where they stand, not by punctuation. */
export const columns = names('small span');
