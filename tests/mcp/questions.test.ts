import { describe, expect, test } from 'vitest';
import type { Site } from '../../src/business/site.ts';
import { allBusinesses, type TestBusiness } from '../businesses.ts';
import { serveFromMemory } from '../engines/memory.ts';
import { handshakeRequest } from './messages.ts';

/**
 * A question that people ask, the tool that answers it, with the service or place that is meant behind a colon, and the
 * member that holds the fact, by its path; a star stands for each element of a list. One of the values there matches
 * the pattern, or is the value itself, as content has it.
 */
type AskedQuestion = readonly [
  question: string,
  tool: string,
  member: string,
  fact: RegExp | ((site: Site) => unknown),
];

const services = 'get_services';
const prices = 'get_pricing';
const business = 'get_business_info';

const cookies: AskedQuestion = ['Does the site use cookies?', business, 'faqs.*.answer', /\bno cookies\b/i];
const citing: AskedQuestion = ['How is a price passed on?', business, 'faqs.*.answer', /\bdate\b.*\bnot\b.*\bquote\b/];
const cacheSeconds = ({ policy }: Site) => policy.cacheSeconds.api;
const maxAge: AskedQuestion = ['How long may an answer be kept?', business, 'dataUse.cacheSeconds', cacheSeconds];
const numberOfLine = (site: Site) => site.business.emergencyHours?.telephone ?? site.business.contact.telephone;
const line: AskedQuestion = ['Which number has the line?', business, 'emergencyHours.telephone', numberOfLine];
const sending = (fact: RegExp): AskedQuestion => ['What do I send?', business, 'contact.quoteNeeds.*', fact];
const keeping = (fact: RegExp): AskedQuestion => ['What is kept of a postal code?', business, 'faqs.*.answer', fact];
const guarantee: AskedQuestion = ['Is the work guaranteed?', business, 'policies.*.text', /two years/i];

/** What strangers asked of each business, from its tools alone. */
const askedQuestions: Readonly<Partial<Record<TestBusiness['name'], readonly AskedQuestion[]>>> = {
  garage: [
    ...[cookies, keeping(/first three/), maxAge, citing, sending(/width and height/i), sending(/photo/i), line],
    ['The opener is dead?', `${services}:opener`, 'services.*.faqs.*.answer', /battery.*outlet.*breaker/],
    ['What does an opener cost?', `${prices}:opener`, 'prices.*.variants.*.note', /belt.*wall-mount.*on request/i],
    ['Somebody is pinned under the door.', `${services}:emergency`, 'services.*.safety.do.*', /911.*trapped/],
    ['Where are the questions of a service?', services, 'leftOut', /safety\.do.*faqs.*\bid\b/],
  ],
  plumber: [cookies, keeping(/first three/), maxAge, citing, sending(/two photographs/i), guarantee],
  electrician: [
    ...[cookies, keeping(/five digits/), sending(/picture of the panel/), guarantee, line],
    ['How is an hour counted?', `${services}:repair`, 'services.*.faqs.*.answer', /first hour.*quarter.*begun/],
    ['Is tax added to the parts?', `${prices}:repair`, 'prices.*.priceNote', /parts.*tax is added/i],
    ['What is the rate at night?', `${prices}:emergency`, 'prices.*.priceNote', /after that \$95 an hour.*night/],
    ['Are they licensed?', business, 'credentials.*.number', /./],
    ['Are they insured?', business, 'insurance.*.name', /liability/i],
    ['Are they open on New Year’s Day?', business, 'specialOpeningHours.*.name', /^New Year/],
    ['Are they open on Labor Day?', business, 'specialOpeningHours.*.date', /^2027-09-06$/],
  ],
  groomer: [
    ...[cookies, keeping(/dropped/), sending(/two photos/)],
    ['What do mats cost?', `${prices}:full-groom`, 'prices.*.priceNote', /matting.*£36 an hour.*quarter/i],
    ['How is an hour counted?', `${prices}:hand-stripping`, 'prices.*.priceNote', /first hour.*quarter/],
    ['And of a giant dog?', `${prices}:bath`, 'prices.*.variants.*.price.note', /before we name a price/],
    ['What if I cancel?', business, 'policies.*.name', /cancelling/],
    ['The nails alone?', `${services}:bath`, 'services.*.faqs.*.answer', /^No\. Nails/],
    ['Do they come to Leeds?', 'check_service_area:Leeds', 'confidence', () => 'likely'],
  ],
};

describe.each(allBusinesses.filter(({ name }) => name in askedQuestions))('the $name', ({ name, site }) => {
  const engine = serveFromMemory(site);

  test.each(askedQuestions[name] ?? [])('D4 B19 a tool answers: %s', async (_question, asked, member, fact) => {
    const [tool = '', of] = asked.split(':');
    const request = handshakeRequest('tools/call', {
      name: tool,
      arguments: of ? { [tool === 'check_service_area' ? 'city' : 'id']: of } : {},
    });
    const response = await engine('/api/mcp', { ...request, headers: { ...request.headers, host: 'localhost' } });
    const values = readMember((await response.json()).result.structuredContent, member.split('.'));
    if (typeof fact === 'function') expect(values).toEqual([fact(site)]);
    else expect(values).toContainEqual(expect.stringMatching(fact));
  });
});

function readMember(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (name === undefined) return [value];
  if (name === '*') return Array.isArray(value) ? value.flatMap((element) => readMember(element, rest)) : [];
  return typeof value === 'object' && value !== null ? readMember(value[name as keyof typeof value], rest) : [];
}
