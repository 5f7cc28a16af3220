import { capitalize } from '../capitalize.ts';
import type { Extras, pages as en, PlaceFacts } from '../en/pages.ts';
import { docsPages } from './docs-pages.ts';
import { a, de, decimal, grammar, plural, toThe } from './grammar.ts';
import { nameSectors } from './places.ts';

const priceName = ({ isStarting }: Extras) => (isStarting ? 'le prix de départ' : 'le prix');
const addedTax = ({ hasTax }: Extras) => (hasTax ? ['les taxes'] : []);
const addedSurcharge = ({ hasSurcharge }: Extras) =>
  hasSurcharge ? ['le supplément en dehors des heures d’ouverture'] : [];

/** A trade is a noun: "plomberie", "électricité". */
const serviceIn = (trade: string, place: string) => `Service ${de(trade)} ${a(place)}`;

/** Sentences of pages, by page. A part in [brackets] is a link or emphasized, one in `backticks` is code. */
export const pages: typeof en = {
  ...docsPages,
  shared: {
    questions: 'Questions',
    whatCustomersWrote: 'Ce que nos clients ont écrit',
    whenOpen: 'Nos heures d’ouverture',
    distances: (base) => `Direction et distance depuis ${base}.`,
  },
  home: {
    directions: 'Itinéraire',
    allPrices: (heading) => `${heading}, avec ce que chaque prix comprend`,
    visit: 'Le déroulement d’une visite',
    closed: 'Nous sommes fermés en ce moment.',
    unanswered: 'Personne ne répond au téléphone en ce moment.',
  },
  service: {
    covers: 'Ce qui est compris',
    notIncluded: 'Ce qui n’est pas compris',
    choosing: 'Répondez d’abord à ces questions',
    variants: 'Pour comparer',
    factors: 'Ce qui fait varier le prix',
    visit: 'Le déroulement de la visite',
    jobs: 'Des travaux comme le vôtre',
    related: 'Souvent demandé en même temps',
  },
  contact: {
    weSpeak: (languages) => `Au téléphone, nous parlons ${languages}.`,
    email: (address) => `Courriel : [${address}]`,
    save: 'Ajoutez-nous à vos contacts',
    alsoOn: (links) => `Aussi sur ${grammar.list(links)}`,
    before: 'Avant d’appeler',
  },
  privacy: { form: 'Le formulaire de contact' },
  news: {
    title: 'Nouvelles',
    description: (name) =>
      `Quoi de neuf chez ${name} : changements aux heures, aux prix et aux services, du plus récent au plus ancien.`,
    all: 'Toutes les nouvelles',
    follow: 'S’abonner au fil de nouvelles',
  },
  prices: { total: 'Calculez votre prix', terms: 'Ce qui s’applique à tous les travaux' },
  total: {
    title: 'Calculez votre prix',
    description: ({ name, ...added }) =>
      added.hasSurcharge || added.hasTax
        ? `Le total de départ de chaque travail, avec tout ce qui s’ajoute : ${grammar.list([priceName(added), ...addedSurcharge(added), ...addedTax(added)])}.`
        : `Le total de départ de chaque travail chez ${name}; rien ne s’ajoute ${a(priceName(added))}.`,
    choose: ({ hasTimes, hasPlace, hasSurcharge, hasTax }) => {
      const choices = ['le travail', ...(hasTimes ? ['le moment'] : []), ...(hasPlace ? ['l’endroit'] : [])];
      const parts = ['le prix', ...(hasSurcharge ? ['le supplément'] : []), ...(hasTax ? ['les taxes'] : [])];
      const answer = parts.length > 1 ? `${grammar.list(parts)} s’additionnent` : 'la réponse donne le total de départ';
      return `Choisissez ${grammar.list(choices)} : ${answer}.`;
    },
    form: 'Calculer un prix',
    job: 'Travail',
    when: 'Moment',
    times: {
      now: 'Maintenant',
      weekday: 'En semaine',
      tonight: 'Ce soir',
      saturday: 'Le samedi',
      sunday: 'Le dimanche',
    },
    where: 'Endroit (facultatif)',
    submit: 'Calculer',
    noQuote: 'C’est un total de départ, pas {anEstimate}.',
    noQuoteButEstimate:
      'C’est un total de départ, pas {anEstimate} : le prix de votre travail figure dans {theEstimate}.',
    includes: 'Ce que chaque prix comprend : [la liste de prix].',
    all: (hasPlaces) =>
      `Tous les travaux, avec leur total${hasPlaces ? ', dans les endroits que nous desservons' : ''}`,
    eachTotal: (added) => `Chaque total comprend ${grammar.list([...addedTax(added), ...addedSurcharge(added)])}.`,
    /** `tax` is a phrase: "TPS comprise". */
    eachPrice: (tax) => `Chaque prix : ${tax}.`,
    duringOpeningHours: 'Pendant les heures d’ouverture',
    outsideOpeningHours: 'En dehors des heures d’ouverture',
    anyHour: 'À toute heure',
    noSum: 'appelez-nous',
  },
  areas: {
    city: (count) => (count === 1 ? 'Ville' : 'Villes'),
    town: (count) => (count === 1 ? 'Petite ville ou village' : 'Petites villes et villages'),
    neighbourhood: (count) => (count === 1 ? 'Quartier' : 'Quartiers'),
  },
  place: {
    title: serviceIn,
    description: ({ trade, place, base, distance, minutes }: PlaceFacts) => {
      const where = distance === undefined ? `${base.clause} ici` : `à ${distance} ${de(base.inTown)}`;
      const response = minutes ? ` Délai habituel pendant les heures d’ouverture : ${minutes}.` : '';
      return `${serviceIn(trade, place)} : ${where}.${response}`;
    },
    here: (baseIs) => `${capitalize(baseIs)} ici.`,
    direction: (direction, base) => `${toThe(direction)} ${de(base)}`,
    usualResponse: ['Délai habituel pendant les heures d’ouverture :', ''],
    inParts: (place) => `Oui, dans ces secteurs ${de(place)} :`,
    served: (place, municipality) =>
      `Oui, nous desservons ${place === municipality ? place : `${place} (${municipality})`}.`,
    outsideOpeningHours: 'En dehors des heures d’ouverture',
    askHowSoon: 'Appelez pour savoir dans combien de temps nous pouvons venir.',
    mostOf: (areas) => `La plupart des adresses ${de(nameSectors(areas))}.`,
    someOf: (areas) => `Certaines adresses ${de(nameSectors(areas))}; appelez pour vérifier.`,
    alsoKnownAs: 'Autres noms',
    jobs: (place) => `Travaux ${a(place)}`,
    prices: '[Tous les prix]. Ils sont les mêmes partout.',
    nearest: 'Les endroits les plus proches',
    elsewhere: 'Vous êtes ailleurs?',
  },
  about: {
    people: 'Notre équipe',
    licences: 'Permis et certificats',
    insurance: 'Assurance',
    licencesAndInsurance: 'Permis et assurance',
    promises: 'Ce que nous promettons',
    assurances: 'Ce que vous pouvez vérifier à notre sujet',
    facts: 'Bon à savoir',
    onThePhone: 'Langues au téléphone',
    brands: 'Les marques avec lesquelles nous travaillons',
    checkAt: 'À vérifier sur le site de l’organisme : [son site]',
    rating: 'Évaluation',
    ratingOf: ({ ratingValue: value, bestRating: best, ratingCount: count }) =>
      `${decimal(value)} sur ${decimal(best)} selon ${plural(count, 'évaluation', 'évaluations')} ([source], [date])`,
    sources: 'D’où viennent les données de la carte',
  },
  markdown: {
    businessLine: ({ home, telephone, emergencyTelephone, list }) =>
      `${home}, ${telephone}${emergencyTelephone === undefined ? '' : `, ligne d’urgence ${emergencyTelephone}`}. Toutes les pages : ${list}`,
  },
};
