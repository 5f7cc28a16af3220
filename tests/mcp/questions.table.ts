import type { Site } from '../../src/business/site.ts';
import type { TestBusiness } from '../support/businesses.ts';

/** A question, the call that answers it, the path of the member (a star is any element), and its value. */
type AskedQuestion = readonly [
  question: string,
  call: string,
  member: string,
  fact: RegExp | string | number | boolean | null | ((site: Site) => unknown),
];

const service = (id: string) => `get_services id=${id}`;
const price = (id: string, terms = '') => `get_pricing id=${id}${terms}`;
const business = 'get_business_info';
const prose = 'sections.*.text';

const cookies: AskedQuestion = ['Does the site use cookies?', business, 'faqs.*.answer', /\bno cookies\b/i];
const citing: AskedQuestion = ['How is a price passed on?', business, 'faqs.*.answer', /\bdate\b.*\bnot\b.*\bquote\b/];
const cacheSeconds = ({ policy }: Site) => policy.cacheSeconds.api;
const maxAge: AskedQuestion = ['How long may an answer be kept?', business, 'dataUse.cacheSeconds', cacheSeconds];
const numberOfLine = (site: Site) => site.business.emergencyHours?.telephone ?? site.business.contact.telephone;
const line: AskedQuestion = ['Which number has the line?', business, 'emergencyHours.telephone', numberOfLine];
const sending = (fact: RegExp): AskedQuestion => ['What do I send?', business, 'contact.quoteNeeds.*', fact];
const keeping = (fact: RegExp): AskedQuestion => ['What is kept of a postal code?', business, 'faqs.*.answer', fact];
const guarantee: AskedQuestion = ['Is the work guaranteed?', business, 'policies.*.text', /two years/i];

/** Questions of strangers about each business, which its tools must answer. */
export const askedQuestions: Readonly<Partial<Record<TestBusiness['name'], readonly AskedQuestion[]>>> = {
  garage: [
    ...[cookies, keeping(/first three/), maxAge, citing, sending(/width and height/i), sending(/photo/i), line],
    ['The opener is dead?', service('opener'), 'services.*.faqs.*.answer', /battery.*outlet.*breaker/],
    ['What does an opener cost?', price('opener'), 'prices.*.variants.*.note', /belt.*wall-mount.*on request/i],
    ['Somebody is pinned under the door.', service('emergency'), 'services.*.safety.do.*', /911.*trapped/],
    ['Where are the questions of a service?', 'get_services', 'leftOut', /safety\.do.*faqs.*\bid\b/],
    ['How long does a spring last?', service('spring'), prose, /10,000 \| 13\.7 years/],
    ['Which opener is quietest?', service('opener'), prose, /Belt \| Quietest on a rail/],
    ['Which R-value do I need?', service('new-door'), prose, /Attached to the house \| R-12/],
    ['What does a wooden door come to with tax?', service('new-door'), prose, /Wood \| \$3,290 \| \$3,717\.70/],
    ['Same in Dundas on a Sunday?', price('spring.pair', ' when=sunday place=Dundas'), 'total.covered', true],
    ['Since when is it that price?', price('spring'), 'prices.*.since', /^2026-/],
    ['Do I pay for the visit as well?', price('spring'), prose, /do not also pay the \$189/],
    ['What should a quote list?', 'get_pricing', prose, /number of springs/],
    ['What do I have ready when I call?', business, prose, /nearest intersection or village/],
    ['Which languages on the telephone?', business, 'contact.telephoneLanguages.*', /^fr$/],
    ['What is {key} in an address?', business, 'interfaces.restParts', /\{key\}: Slug of a listed place/],
    ['Which job is mine if none fits?', 'get_services', prose, /If nothing fits, choose door repair/],
    ['What is often needed with a spring?', service('spring'), 'services.*.related.*', /^tune-up$/],
    ['Is the distance by road?', 'check_service_area', prose, /straight line from our base/],
    ['Which way do you take to Hamilton?', 'check_service_area city=Hamilton', 'areas.*.notes', /Red Hill Valley/],
    ['When is the line open?', 'check_service_area city=Dundas', 'nextStep.numbers.*.openingHours.*.closes', /^23:00$/],
  ],
  plumber: [
    ...[cookies, keeping(/first three/), maxAge, citing, sending(/two photographs/i), guarantee],
    ['Where do I agree on a time?', business, 'contact.bookingUrl', /\/booking\/$/],
    ['I smell gas.', 'get_pricing', prose, /smell gas, leave the house first/],
  ],
  electrician: [
    ...[cookies, keeping(/five digits/), sending(/picture of the panel/), guarantee, line],
    ['How is an hour counted?', service('repair'), 'services.*.faqs.*.answer', /first hour.*quarter.*begun/],
    ['Is tax added to the parts?', price('repair'), 'prices.*.priceNote', /parts.*tax is added/i],
    ['What is the rate at night?', price('emergency'), 'prices.*.priceNote', /after that \$95 an hour.*night/],
    ['Are they licensed?', business, 'credentials.*.number', /./],
    ['Are they insured?', business, 'insurance.*.name', /liability/i],
    ['Are they open on New Year’s Day?', business, 'specialOpeningHours.*.name', /^New Year/],
    ['What do four outlets come to?', price('outlets', ' quantity=4'), 'total.total.amount', 604.8],
    ['What is the least for outlets?', price('outlets'), 'prices.*.leastDue.amount', 180],
    ['Two hours of a repair with tax?', price('repair', ' quantity=2'), 'total.total.amount', 205.2],
    ['Two hours tonight?', price('repair', ' quantity=2 when=tonight'), 'total.surcharge.amount', 60],
    ['How long does a price in writing hold?', service('estimate'), 'services.*.covers.*', /thirty days/],
    ['Are distances by road?', 'check_service_area', prose, /roads around the lake are longer/],
  ],
  groomer: [
    ...[cookies, keeping(/dropped/), sending(/two photos/)],
    ['What do mats cost?', price('full-groom'), 'prices.*.priceNote', /mats.*£36 an hour.*quarter/],
    ['And of a giant dog?', price('bath'), 'prices.*.variants.*.price.note', /before we name a price/],
    ['What if I cancel?', business, 'policies.*.name', /cancelling/],
    ['The nails alone?', service('bath'), 'services.*.faqs.*.answer', /^No\. Nails/],
    ['Do they come to Leeds?', 'check_service_area city=Leeds', 'confidence', 'likely'],
    ['When does a Labrador need a bath?', service('bath'), prose, /April and October/],
    ['How heavy is a medium dog?', price('bath'), 'prices.*.variants.*.note', /^10 to 20 kg$/],
    ['Is there a waiting room?', 'get_pricing', prose, /twenty steps to the van/],
    ['Two hours of hand-stripping?', price('hand-stripping', ' quantity=2'), 'total.total.amount', 72],
  ],
};
