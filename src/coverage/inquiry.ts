import type { Failure } from '../business/problem.ts';
import type { Result } from '../business/result.ts';
import { foldName } from './place-name.ts';
import { parsePostalCode } from './postal-code.ts';

/** What somebody asked and what came of it, as far as it may be kept: nothing that points to a person. */
export interface Inquiry {
  /** The operation of the API, the tool or method of the MCP endpoint, or the page that was asked. */
  readonly name: string;
  /** How an MCP client calls itself. */
  readonly client?: string;
  readonly service?: string;
  /** A place as it was typed, folded. */
  readonly place?: string;
  /** Forward sortation area; the rest of a postal code is never kept (contract B13). */
  readonly postalArea?: string;
  readonly answer?: 'covered' | 'not covered' | 'unclear';
  /** Code of the error it ended in. */
  readonly problem?: string;
}

const LONGEST_NAME = 40;

/** Describes a question by its parameters and what was found: a body made for it, or something prepared. */
export function describeInquiry(
  name: string,
  read: (parameter: string) => string,
  found: Result<object, Failure>,
): Inquiry {
  const [id, city, postal] = [read('id'), read('city'), read('postal')];
  const area = postal === '' ? undefined : parsePostalCode(postal);
  const asksPlace = city !== '' || area !== undefined;
  return {
    name,
    ...(id === '' ? {} : { service: keepName(id) }),
    ...(city === '' ? {} : { place: keepName(city) }),
    ...(area?.ok ? { postalArea: area.value } : {}),
    ...(found.ok ? (asksPlace ? { answer: wordAnswer(found.value) } : {}) : { problem: found.failure.code }),
  };
}

/** A name of a service or place, folded; what may be an address, a telephone number or a message is withheld. */
export function keepName(text: string): string {
  if (text.length > LONGEST_NAME || /[\d@:/\\]/.test(text)) return 'withheld';
  const folded = foldName(text);
  return folded.split(' ').length > 5 ? 'withheld' : folded;
}

/** A prepared answer is always that a place is served. */
function wordAnswer(found: object): NonNullable<Inquiry['answer']> {
  const answer = 'body' in found ? found.body : 'record' in found ? found.record : undefined;
  if (typeof answer !== 'object' || answer === null || !('covered' in answer)) return 'covered';
  return answer.covered === null ? 'unclear' : answer.covered ? 'covered' : 'not covered';
}
