import type { TemplatePage } from '../site-pages/pages.ts';

/** An initial page of a new business. */
interface FirstPage {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead?: string;
  readonly navigation?: string;
  readonly text: string;
}

/** Initial pages of a new business, with placeholders for facts. */
export const firstPages: Readonly<Record<TemplatePage, FirstPage>> = {
  home: {
    title: '{name}, {town}',
    description: 'The {trade} business {name} in {town}: services with the price each begins at, hours and telephone.',
    heading: 'What can we do for you?',
    lead: 'Choose what you need, or call {telephone}.',
    text: 'To be written: who you are and what a customer should know before calling.',
  },
  services: {
    title: 'Our services',
    description: 'Every service of {name} with the price it begins at and the time it usually takes.',
    heading: 'Our services',
    navigation: 'Services',
    text: 'Not sure which one you need? Describe the trouble on the telephone: {telephone}.',
  },
  prices: {
    title: 'Our prices',
    description: 'The price each service of {name} begins at, in {currencyName}, and what it includes.',
    heading: 'Our prices',
    navigation: 'Prices',
    text: 'To be written: what can make a job cost more than the price it begins at.',
  },
  'service-areas': {
    title: 'Our service area',
    description: 'Where {name} works: up to {serviceRadius} from {town}, with a check for your own address.',
    heading: 'Where we work',
    navigation: 'Service area',
    text: 'Distances are measured in a straight line from {town}.',
  },
  check: {
    title: 'Do we come to you?',
    description: 'Write a place or {aPostalCode} and read whether {name} comes there.',
    heading: 'Do we come to you?',
    text: '{APostalCode} tells the rough area only; the name of a place is surer.',
  },
  contact: {
    title: 'Contact us',
    description: 'Telephone, email and opening hours of {name} in {town}.',
    heading: 'Contact us',
    navigation: 'Contact',
    text: 'Email: {email}.',
  },
  booking: {
    title: 'Arrange a visit',
    description: 'How to agree on a day and an hour with {name}; these pages take no appointments themselves.',
    heading: 'Arrange a visit',
    text: 'Call {telephone} and agree on a day with us. These pages take no appointments themselves.',
  },
  quote: {
    title: 'Ask for an offer',
    description: 'How to get an offer in writing from {name} before any work is done.',
    heading: 'Ask for an offer',
    text: 'Write to {email} or call {telephone}, and say what is to be done and where.',
  },
  about: {
    title: 'About {name}',
    description: 'Who stands behind {name} in {town}, and how to reach the people who do the work.',
    heading: 'About us',
    navigation: 'About',
    text: 'To be written: who does the work, since when, and with which licences.',
  },
  api: {
    title: 'Data for programs',
    description:
      'Services, prices, service area and hours of {name} as JSON and for AI agents, read-only and open to all.',
    heading: 'Data for programs',
    text: 'Everything these pages say can be read by programs too. No key is needed, and nothing can be changed or ordered.',
  },
  'not-found': {
    title: 'Page not found',
    description: 'There is no page at this address; the way to those of {name} that there are.',
    heading: 'This page is not there',
    text: 'It may have moved. The [home page](/) leads on, or call {telephone}.',
  },
};
