import type { Site } from '../../src/business/site.ts';
import type { TestBusiness } from '../businesses.ts';

/** A question that people ask, and where a tool has the fact that answers it. */
export interface AskedQuestion {
  readonly question: string;
  readonly tool: string;
  readonly arguments?: Readonly<Record<string, string>>;
  /** The member that holds the fact, by its path; a star stands for each element of a list. */
  readonly member: string;
  /** A pattern that one of the values there matches, or the value itself, as content has it. */
  readonly fact: RegExp | ((site: Site) => unknown);
}

const services = 'get_services';
const prices = 'get_pricing';
const area = 'check_service_area';
const business = 'get_business_info';

const maxAge: AskedQuestion = {
  question: 'How long may an answer be kept?',
  tool: business,
  member: 'dataUse.cacheSeconds',
  fact: ({ policy }) => policy.cacheSeconds.api,
};
const cookies: AskedQuestion = {
  question: 'Does the site use cookies or analytics?',
  tool: business,
  member: 'faqs.*.answer',
  fact: /\bno cookies\b/i,
};
const sending = (fact: RegExp): AskedQuestion => ({
  question: 'What do I send to get a quote?',
  tool: business,
  member: 'contact.quoteNeeds.*',
  fact,
});
const citing: AskedQuestion = {
  question: 'How is a price passed on?',
  tool: business,
  member: 'faqs.*.answer',
  fact: /\bdate\b.*\bnot\b.*\bquote\b/,
};
const keeping = (fact: RegExp): AskedQuestion => ({
  question: 'What is kept of a postal code?',
  tool: business,
  member: 'faqs.*.answer',
  fact,
});

/** What strangers asked of each business, from its tools alone. */
export const askedQuestions: Readonly<Partial<Record<TestBusiness['name'], readonly AskedQuestion[]>>> = {
  garage: [
    cookies,
    keeping(/first three/),
    maxAge,
    citing,
    sending(/width and height/i),
    sending(/photo/i),
    {
      question: 'The opener is dead. What do I look at before I call?',
      tool: services,
      arguments: { id: 'opener' },
      member: 'services.*.faqs.*.answer',
      fact: /battery.*outlet.*breaker/,
    },
    {
      question: 'What does a belt or wall-mounted opener cost?',
      tool: prices,
      arguments: { id: 'opener' },
      member: 'prices.*.variants.*.note',
      fact: /belt.*wall-mount.*on request/i,
    },
    {
      question: 'Somebody is pinned under the door.',
      tool: services,
      arguments: { id: 'emergency' },
      member: 'services.*.safety.do.*',
      fact: /911.*trapped/,
    },
    {
      question: 'Which number has the emergency line?',
      tool: business,
      member: 'emergencyHours.telephone',
      fact: (site) => site.business.contact.telephone,
    },
    {
      question: 'Where does it say what to do, and the questions of a service?',
      tool: services,
      member: 'leftOut',
      fact: /safety\.do.*faqs.*\bid\b/,
    },
  ],
  plumber: [
    cookies,
    keeping(/first three/),
    maxAge,
    citing,
    sending(/two photographs/i),
    {
      question: 'Is the work guaranteed?',
      tool: business,
      member: 'policies.*.text',
      fact: /two years/i,
    },
  ],
  electrician: [
    cookies,
    keeping(/five digits/),
    sending(/picture of the panel/),
    {
      question: 'How is a part of an hour counted?',
      tool: services,
      arguments: { id: 'repair' },
      member: 'services.*.faqs.*.answer',
      fact: /first hour.*quarter.*begun/,
    },
    {
      question: 'Is tax added to the parts?',
      tool: prices,
      arguments: { id: 'repair' },
      member: 'prices.*.priceNote',
      fact: /parts.*tax is added/i,
    },
    {
      question: 'What is the rate after the first hour of a visit at night?',
      tool: prices,
      arguments: { id: 'emergency' },
      member: 'prices.*.priceNote',
      fact: /after that \$95 an hour.*night/,
    },
    { question: 'Is the work guaranteed?', tool: business, member: 'policies.*.text', fact: /two years/i },
    { question: 'Are they licensed?', tool: business, member: 'credentials.*.number', fact: /./ },
    { question: 'Are they insured?', tool: business, member: 'insurance.*.name', fact: /liability/i },
    {
      question: 'Are they open on New Year’s Day?',
      tool: business,
      member: 'specialOpeningHours.*.name',
      fact: /^New Year/,
    },
    {
      question: 'Are they open on Labor Day?',
      tool: business,
      member: 'specialOpeningHours.*.date',
      fact: /^2027-09-06$/,
    },
    {
      question: 'Which number has the emergency line?',
      tool: business,
      member: 'emergencyHours.telephone',
      fact: (site) => site.business.emergencyHours?.telephone,
    },
  ],
  groomer: [
    cookies,
    keeping(/dropped/),
    sending(/two photos/),
    {
      question: 'What does it cost to work out mats?',
      tool: prices,
      arguments: { id: 'full-groom' },
      member: 'prices.*.priceNote',
      fact: /matting.*£36 an hour.*quarter/i,
    },
    {
      question: 'How is a part of an hour of hand-stripping counted?',
      tool: prices,
      arguments: { id: 'hand-stripping' },
      member: 'prices.*.priceNote',
      fact: /first hour.*quarter/,
    },
    {
      question: 'What does the bath of a giant dog cost?',
      tool: prices,
      arguments: { id: 'bath' },
      member: 'prices.*.variants.*.price.note',
      fact: /before we name a price/,
    },
    {
      question: 'What if I cancel?',
      tool: business,
      member: 'policies.*.name',
      fact: /cancelling/,
    },
    {
      question: 'Do they come for the nails alone?',
      tool: services,
      arguments: { id: 'bath' },
      member: 'services.*.faqs.*.answer',
      fact: /^No\. Nails/,
    },
    {
      question: 'Do they come to Leeds?',
      tool: area,
      arguments: { city: 'Leeds' },
      member: 'confidence',
      fact: () => 'likely',
    },
  ],
};
