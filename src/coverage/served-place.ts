/** What the sentence about a served place is made of. */
interface ServedPlace {
  readonly name: string;
  readonly municipality: string;
  readonly distanceKm: number | string;
  /** Usual response in words: "30 to 60 minutes". */
  readonly response: string;
}

/** The sentence that says that a place is served; browsers and the API say the same one. */
export function wordServedPlace({ name, municipality, distanceKm, response }: ServedPlace): string {
  const where = municipality === name ? name : `${name} (${municipality})`;
  return `Yes, we come to ${where}, ${distanceKm} km from our base. Usual response while we are open: ${response}.`;
}
