import type { Terms } from '../terms.ts';
import { grammar } from './grammar.ts';

/** Maximum sizes of a request in bytes, and the path prefix of the language. */
export interface Limits {
  readonly prefix: string;
  readonly target: number;
  readonly headers: number;
  readonly body: number;
}

/** Sentences about requests: forms and problems. Names of terms in titles are in braces. */
export const requests = {
  /** Titles of problems by code. */
  problems: {
    'service-not-found': 'No such service',
    'service-area-not-found': 'No such place',
    'coverage-needs-input': 'City or {postalCode} missing',
    'total-needs-input': 'Job missing',
    'postal-code-invalid': 'Not {aNationalPostalCode}',
    'total-when-invalid': 'Not a time',
    'total-quantity-invalid': 'Not a quantity',
    'bad-request': 'Bad request',
    'not-found': 'No such address',
    'method-not-allowed': 'Method not allowed',
    'not-acceptable': 'Not acceptable',
    'body-too-large': 'Body too large',
    'uri-too-long': 'Address too long',
    'unsupported-media-type': 'Unsupported media type',
    'misdirected-host': 'Wrong host',
    'headers-too-large': 'Headers too large',
  },
  /** Details of problems with requests, and what to do. */
  requestProblems: (limits: Limits) => ({
    targetTooLong: `The address is longer than ${limits.target} bytes. Shorten its query.`,
    headersTooLarge: `The headers total more than ${limits.headers} bytes. Send fewer or shorter ones.`,
    bodyTooLarge: `The body is larger than ${limits.body} bytes.`,
    readOnly: 'Everything here is read-only. Use GET, HEAD or OPTIONS.',
    notFound: `There is nothing at this address. All endpoints are listed at ${limits.prefix}/api/.`,
    notAcceptable: 'This page exists as text/html and as text/markdown. Accept one of them.',
    wrongHost: 'This endpoint is not served at this host name.',
    postOnly: 'MCP messages are posted. There is no stream to open and no session to end.',
    notJson: 'Send the message as Content-Type: application/json.',
    repeatedHost: 'There is more than one Host header. Send one.',
  }),
  notServedPlace: (name: string, prefix: string) =>
    `"${name}" is not a listed place. Take a slug from ${prefix}/api/service-areas/, or ask ${prefix}/api/coverage/?city= or ?postal=.`,
  form: {
    /** The answer in a word or two; the place and its distance follow. */
    verdict: {
      yes: 'Yes',
      likely: 'Likely yes',
      inPart: (place: string) => `Yes, parts of ${place}`,
      which: 'Which one?',
      unsure: 'Call and ask',
      no: 'No',
      mistyped: 'Please check the code',
    },
    didYouMean: ({ aNationalPostalCode }: Pick<Terms, 'aNationalPostalCode'>) =>
      `Not ${aNationalPostalCode}. Did you mean this?`,
    suggestion: (code: string) => `${code}?`,
    /** Follows the name of a served place. */
    distanceAndResponse: (distance: string, response: string | undefined) =>
      response === undefined ? distance : `${distance}, ${response}`,
  },
  /** The total of a job, as the form says it. */
  total: {
    sum: ({ job, isDay, place, total, tax, amounts }: TotalParts) =>
      `${job}. ${isDay ? 'During' : 'Outside'} opening hours${place === undefined ? '' : `, in ${place}`}: from ${total}${tax === undefined ? '' : ` with ${tax}`}${amounts.length < 2 ? '' : ` (${amounts.join(' + ')})`}.`,
    declined: (due: string | undefined) =>
      `If you decline the estimate, ${due === undefined ? 'nothing is due' : `${due} is due, all included`}.`,
    response: (minutes: string, isDay: boolean) =>
      `During opening hours we usually get there in ${minutes}.${isDay ? '' : ' At other times, ask when you call.'}`,
    /** About the table below an answer without a sum. */
    notForJob: 'The totals further down are not for this job: they are for the jobs we do.',
    notForPlace: 'The totals further down are not for this place: they apply in the places we serve.',
    callAndSay: (telephone: string) =>
      `When you call ${telephone}, say what you chose here: the job, the place and the time.`,
  },
  /** What is wrong with a tool's arguments, for models. */
  tools: {
    mustBeText: (argument: string) => `${argument} must be text.`,
    mustBeWhole: (argument: string, min: number, max: number) =>
      `${argument} must be a whole number from ${min} to ${max}.`,
    emptyArgument: (argument: string) => `${argument} is empty. Give it a value, or leave it out.`,
    tooLongArgument: (argument: string, max: number) =>
      `${argument} is longer than ${max} characters. Send a shorter text.`,
    /** `meant` is the known argument that is spelt most like it, if one is. */
    unknownArgument: (argument: string, known: readonly string[], meant: string | undefined) => {
      const advice = known.length === 0 ? 'This tool takes no arguments.' : `This tool takes ${grammar.list(known)}.`;
      return `There is no argument "${argument}". ${advice}${meant === undefined ? '' : ` Did you mean ${meant}?`}`;
    },
    unknownLanguage: (languages: readonly string[]) => `language must be one of ${grammar.list(languages, 'or')}.`,
    didYouMean: (detail: string, code: string) => `${detail} Did you mean ${code}?`,
  },
};

export interface TotalParts {
  readonly job: string;
  readonly isDay: boolean;
  readonly place: string | undefined;
  readonly total: string;
  readonly tax: string | undefined;
  readonly amounts: readonly string[];
}
