const LONGEST = 70;

/** The page title with the business name appended, if both fit into 70 characters (contract F6). */
export function fitTitle(title: string, businessName: string): string {
  const whole = title === businessName ? title : `${title} · ${businessName}`;
  if (whole.length <= LONGEST) return whole;
  return title.length <= LONGEST ? title : `${title.slice(0, LONGEST - 1).trimEnd()}…`;
}
