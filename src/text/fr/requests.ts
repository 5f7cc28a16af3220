import type { requests as en } from '../en/requests.ts';
import { a, de, grammar, plural } from './grammar.ts';

/** Sentences about requests: forms and problems. Names of terms in titles are in braces. */
export const requests: typeof en = {
  problems: {
    'service-not-found': 'Service inexistant',
    'service-area-not-found': 'Endroit inexistant',
    'coverage-needs-input': 'Ville ou {postalCode} manquant',
    'total-needs-input': 'Travail manquant',
    'postal-code-invalid': 'Ce n’est pas {aNationalPostalCode}',
    'total-when-invalid': 'Moment non reconnu',
    'total-quantity-invalid': 'Quantité invalide',
    'bad-request': 'Requête mal formée',
    'not-found': 'Adresse inexistante',
    'method-not-allowed': 'Méthode non permise',
    'not-acceptable': 'Aucun format acceptable',
    'body-too-large': 'Corps trop volumineux',
    'uri-too-long': 'Adresse trop longue',
    'unsupported-media-type': 'Type de média non pris en charge',
    'misdirected-host': 'Mauvais hôte',
    'headers-too-large': 'En-têtes trop volumineux',
  },
  requestProblems: (limits) => ({
    targetTooLong: `L’adresse dépasse ${plural(limits.target, 'octet', 'octets')}. Raccourcissez ses paramètres.`,
    headersTooLarge: `Les en-têtes dépassent ${plural(limits.headers, 'octet', 'octets')} en tout. Envoyez-en moins ou de plus courts.`,
    bodyTooLarge: `Le corps dépasse ${plural(limits.body, 'octet', 'octets')}.`,
    readOnly: 'Tout est en lecture seule ici. Utilisez GET, HEAD ou OPTIONS.',
    notFound: `Il n’y a rien à cette adresse. Tous les points d’accès sont énumérés à ${limits.prefix}/api/.`,
    notAcceptable: 'Cette page existe en text/html et en text/markdown. Acceptez l’un des deux.',
    wrongHost: 'Ce point d’accès n’est pas offert à ce nom d’hôte.',
    postOnly: 'Les messages MCP s’envoient par POST. Il n’y a ni flux à ouvrir ni session à fermer.',
    notJson: 'Envoyez le message avec Content-Type: application/json.',
    repeatedHost: 'Il y a plus d’un en-tête Host. Envoyez-en un seul.',
  }),
  notServedPlace: (name, prefix) =>
    `« ${name} » n’est pas un endroit de la liste. Prenez un segment d’adresse (slug) de ${prefix}/api/service-areas/, ou interrogez ${prefix}/api/coverage/?city= ou ?postal=.`,
  form: {
    verdict: {
      yes: 'Oui',
      likely: 'Probablement oui',
      inPart: (place) => `Oui, une partie ${de(place)}`,
      which: 'Lequel?',
      unsure: 'Appelez-nous',
      no: 'Non',
      mistyped: 'Vérifiez le code',
    },
    didYouMean: ({ aNationalPostalCode }) => `Ce n’est pas ${aNationalPostalCode}. Vouliez-vous dire ceci?`,
    suggestion: (code) => `${code}?`,
    distanceAndResponse: (distance, response) => (response === undefined ? distance : `${distance}, ${response}`),
  },
  total: {
    sum: ({ job, isDay, place, total, tax, amounts }) =>
      `${job}. ${isDay ? 'Pendant les' : 'En dehors des'} heures d’ouverture${place === undefined ? '' : `, ${a(place)}`} : à partir de ${total}${tax === undefined ? '' : ` avec ${tax}`}${amounts.length < 2 ? '' : ` (${amounts.join(' + ')})`}.`,
    declined: (due) =>
      `Si vous refusez {theEstimate}, ${due === undefined ? 'vous ne devez rien' : `vous devez ${due}, tout compris`}.`,
    response: (minutes, isDay) =>
      `Pendant les heures d’ouverture, nous arrivons d’habitude en ${minutes}.${isDay ? '' : ' À tout autre moment, demandez-le en appelant.'}`,
    notForJob: 'Les totaux plus bas ne sont pas ceux de ce travail, mais des travaux que nous faisons.',
    notForPlace: 'Les totaux plus bas ne valent pas pour cet endroit, mais pour ceux que nous desservons.',
    callAndSay: (telephone) =>
      `En appelant au ${telephone}, dites ce que vous avez choisi ici : ${grammar.list(['le travail', 'l’endroit', 'le moment'])}.`,
  },
  tools: {
    mustBeText: (argument) => `${argument} doit être du texte.`,
    mustBeWhole: (argument, min, max) => `${argument} doit être un nombre entier de ${min} à ${max}.`,
    emptyArgument: (argument) => `${argument} est vide. Donnez-lui une valeur, ou omettez-le.`,
    tooLongArgument: (argument, max) => `${argument} dépasse ${max} caractères. Envoyez un texte plus court.`,
    unknownArgument: (argument, known, meant) => {
      const advice =
        known.length === 0 ? 'Cet outil ne prend aucun argument.' : `Cet outil prend ${grammar.list(known)}.`;
      return `L’argument « ${argument} » n’existe pas. ${advice}${meant === undefined ? '' : ` Vouliez-vous dire ${meant}?`}`;
    },
    unknownLanguage: (languages) => `language doit être ${grammar.list(languages, 'or')}.`,
    didYouMean: (detail, code) => `${detail} Vouliez-vous dire ${code}?`,
  },
};
