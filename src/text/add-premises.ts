import type { Text } from './text.ts';

/** Sentences of a business that goes to its customers and also receives them. */
interface BothWords {
  /** The sentence that follows every answer about a place. */
  readonly orCome: string;
  readonly venue: string;
  /** Sentences that follow the description of the tool for places, and the rule about places in the skill. */
  readonly tool: string;
  readonly rule: string;
  readonly instructions: Text['mcp']['instructions'];
}

/** Adds the offer to come to the premises to every answer that a place is not served or not known. */
export function offerPremises(usual: Text['coverage'], { orCome }: Pick<BothWords, 'orCome'>): Text['coverage'] {
  const add = <Facts extends unknown[]>(write: (...facts: Facts) => string) => addTo(write, orCome);
  return {
    ...usual,
    noList: add(usual.noList),
    notServed: add(usual.notServed),
    unlisted: add(usual.unlisted),
    byRadius: add(usual.byRadius),
    outside: add(usual.outside),
    elsewhere: add(usual.elsewhere),
  };
}

/** Adds the premises to the sentences of a business that goes to its customers. */
export function addPremises(text: Text, coverage: Text['coverage'], words: BothWords): Text {
  const { mcp, pages, places, skill } = text;
  const { venue, orCome, instructions } = words;
  const { check_service_area: check } = mcp.tools;
  return {
    ...text,
    coverage,
    places: {
      ...places,
      venue,
      served: addTo(places.served, orCome),
      inPart: addTo(places.inPart, orCome),
      rural: addTo(places.rural, orCome),
      postalArea: addTo(places.postalArea, orCome),
    },
    pages: {
      ...pages,
      place: {
        ...pages.place,
        served: addTo(pages.place.served, orCome),
      },
    },
    mcp: {
      ...mcp,
      instructions,
      tools: {
        ...mcp.tools,
        check_service_area: { ...check, description: addTo(check.description, words.tool) },
      },
    },
    skill: { ...skill, rules: { ...skill.rules, coverage: addTo(skill.rules.coverage, words.rule) } },
  };
}

/** Adds a sentence to the result of a function, unless it ends with that sentence already. */
function addTo<Facts extends unknown[]>(write: (...facts: Facts) => string, sentence: string) {
  return (...facts: Facts): string => {
    const text = write(...facts);
    return text.endsWith(sentence) ? text : `${text} ${sentence}`;
  };
}
