/** What stands where content does not say something yet; a page draws a gap around it. */
export function writeGap(words: string): string {
  return `⟦${words}⟧`;
}

/** Whether a text is what stands in a gap. */
export function isGap(text: string): boolean {
  return /^⟦.*⟧$/.test(text);
}

/** A value that stands in for one that content does not say yet. */
export interface StandIn {
  /** What people read in its place. */
  readonly unsaid?: string;
}

// A tag, or an element that holds no text with tags, stays as it is.
const GAP = /<(title|script|style|option|svg)\b[\s\S]*?<\/\1>|<[^>]*>|⟦([^⟧]*)⟧|To be written[^<⟦]*/g;

/** A page with its gaps, and its texts that are still to be written, as elements of the class "gap". */
export function drawGaps(html: string): string {
  return html.replace(GAP, (found, _element, words: string | undefined) =>
    found.startsWith('<') ? found : `<span class="gap">${words ?? found}</span>`,
  );
}
