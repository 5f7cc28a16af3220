/** Text for a missing value; pages mark it as a gap. */
export function writeGap(words: string): string {
  return `⟦${words}⟧`;
}

/** Whether a text is that of a gap. */
export function isGap(text: string): boolean {
  return /^⟦.*⟧$/.test(text);
}

/** A stand-in for a missing value. */
export interface StandIn {
  /** Text displayed instead. */
  readonly gap?: string;
}

// Tags, and elements whose text cannot contain tags, are skipped.
const GAP = /<(title|script|style|option|svg)\b[\s\S]*?<\/\1>|<[^>]*>|⟦([^⟧]*)⟧|To be written[^<⟦]*/g;

/** Marks gaps, and texts still to be written, in a page with the class "gap". */
export function drawGaps(html: string): string {
  return html.replace(GAP, (found, _element, words: string | undefined) =>
    found.startsWith('<') ? found : `<span class="gap">${words ?? found}</span>`,
  );
}
