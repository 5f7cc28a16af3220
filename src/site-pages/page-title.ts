const LONGEST = 70;

/** The title of a page with the name of the business behind it, as long as both fit into 70 characters (contract F6). */
export function fitTitle(title: string, businessName: string): string {
  const whole = title === businessName ? title : `${title} · ${businessName}`;
  if (whole.length <= LONGEST) return whole;
  return title.length <= LONGEST ? title : `${title.slice(0, LONGEST - 1).trimEnd()}…`;
}
