import type { api as en } from '../en/api.ts';
import { de } from './grammar.ts';
import { requests } from './requests.ts';

/** What to do about each problem, for the documentation. */
const remedies: Readonly<Record<Parameters<typeof en.explainProblem>[0], string>> = {
  'service-not-found':
    'Envoyez l’un des identifiants de service énumérés dans knownIds, ou omettez id pour obtenir tous les services.',
  'service-area-not-found':
    'Prenez le segment d’adresse (slug) dans /api/service-areas/, ou interrogez /api/coverage/ avec un nom ou {aPostalCode}.',
  'coverage-needs-input': 'Envoyez city avec le nom d’un endroit, ou postal avec {aNationalPostalCode}.',
  'total-needs-input': 'Envoyez job avec l’un des identifiants énumérés dans knownIds.',
  'postal-code-invalid': 'Envoyez {howToWrite}. Si didYouMean est présent, essayez-le.',
  'total-when-invalid':
    'Envoyez when avec now, tonight, weekday, saturday, sunday, day, after-hours ou une heure locale comme 2026-12-24T19:30.',
  'total-quantity-invalid':
    'Envoyez dans quantity un nombre entier de 1 à 999, pour un travail au prix à l’heure ou à l’unité.',
  'bad-request': 'Envoyez une requête HTTP/1.1 avec un seul en-tête Host. Les bibliothèques HTTP s’en chargent.',
  'not-found': 'Tous les points d’accès sont énumérés à /api/.',
  'method-not-allowed': 'Utilisez l’une des méthodes de l’en-tête Allow.',
  'not-acceptable': 'Acceptez text/html ou text/markdown pour les pages, application/json pour le point d’accès MCP.',
  'body-too-large': 'Envoyez au plus 65 536 octets.',
  'uri-too-long': 'L’adresse doit compter moins de 8 192 octets.',
  'unsupported-media-type': 'Envoyez Content-Type: application/json.',
  'misdirected-host': 'Appelez le point d’accès MCP avec le nom d’hôte du site.',
  'headers-too-large': 'L’ensemble des en-têtes doit compter moins de 16 384 octets.',
};

/**
 * Texts about the REST API, for its description and documentation. Names of terms are in braces.
 */
export const api: typeof en = {
  operations: {
    getIndex: {
      summary: 'Index de l’API',
      description: 'Tous les points d’accès et les documents de découverte, avec leurs adresses.',
    },
    getBusiness: {
      summary: 'L’entreprise',
      description:
        'Nom, coordonnées, adresse, heures d’ouverture, rayon desservi, modalités de paiement, équipe, permis et assurances, évaluation et avis avec leur source, profils sur les réseaux sociaux.',
    },
    listServices: {
      summary: 'Tous les services, ou un seul par son identifiant',
      description:
        'Chaque service avec son prix en {currencyName}, ce qu’il comprend et les questions fréquentes. Avec id, ce service seulement. Les prix ne sont pas des {estimates}.',
    },
    getService: {
      summary: 'Un service',
      description:
        'L’enregistrement d’un service, identique à l’octet près à la réponse obtenue avec id dans la chaîne de requête.',
    },
    listServiceAreas: {
      summary: 'Tous les endroits de la liste',
      description:
        'Chaque endroit de la liste avec sa distance depuis l’établissement et ses {plainPostalAreas}, les plus proches d’abord.',
    },
    getServiceArea: {
      summary: 'Un endroit de la liste',
      description: 'L’enregistrement d’un endroit de la liste.',
    },
    checkCoverage: {
      summary: 'Vérifier un endroit',
      description:
        'Indique si l’entreprise se rend à un endroit ou, si elle reçoit ses clients, à quelle distance elle s’en trouve. Envoyez city (qui fait foi) ou postal (dont seuls les {matchedPart} comptent : la réponse est donc seulement probable). Avec les deux, city décide, sauf si elle est inconnue et que le {postalCode} ne l’est pas. Une réponse négative n’est pas une erreur.',
    },
    getCoverage: {
      summary: 'Vérifier un endroit ou un {plainPostalArea}',
      description:
        'La réponse préparée pour le segment d’adresse ou une {postalArea} d’un endroit de la liste, identique à l’octet près à celle de checkCoverage.',
    },
    findTotal: {
      summary: 'À combien revient un travail',
      description:
        'Le prix de départ, le supplément en dehors des heures d’ouverture et les taxes, additionnés pour un travail, un moment et un endroit. C’est un prix de départ, pas {anEstimate}. Avec now ou une date, la réponse vaut pour ce moment.',
    },
    getJobTotal: {
      summary: 'À combien revient un travail, pendant ou en dehors des heures d’ouverture',
      description: 'La réponse préparée sans endroit, identique à l’octet près à celle de findTotal.',
    },
    getPriceHistory: {
      summary: 'Historique des prix',
      description:
        'Tous les prix publiés, par service, du plus ancien au plus récent. Chaque prix s’ajoute à sa publication et n’est jamais modifié par la suite. Les prix ne sont pas des {estimates}.',
    },
    getHealth: {
      summary: 'État de l’API et décompte',
      description:
        'Confirme que l’API répond, et donne le décompte de ce qu’elle contient et une empreinte qui change dès qu’une donnée change.',
    },
    getManifest: {
      summary: 'Taille et empreinte de chaque réponse',
      description:
        'Chemin, taille et SHA-256 de chaque réponse JSON sous /api/ sauf celle-ci, d’après les octets sans compression. Permet de vérifier qu’une réponse est arrivée intacte.',
    },
  },
  parameters: {
    id: 'Identifiant d’un service ou segment d’adresse de sa page, en majuscules ou en minuscules.',
    slug: 'Segment d’adresse d’un endroit, tel qu’énuméré par listServiceAreas.',
    city: 'Nom d’une ville, d’un village ou d’un quartier, dans toute graphie courante, autre nom, ancien nom ou segment d’adresse; la municipalité, la {regionKind} ou le pays peut suivre après une virgule.',
    postal: '{CodeParameter}. {OnlyMatchedPartIs} utilisés ou conservés.',
    key: 'Segment d’adresse ou {areaAsKey} d’un endroit de la liste.',
    job: 'Identifiant d’un service, suivi au besoin d’un point et de celui de la variante.',
    when: 'now, tonight, weekday, saturday, sunday, day ou after-hours, ou une heure locale sous la forme AAAA-MM-JJTHH:MM, en majuscules ou en minuscules. Sans ce paramètre : weekday.',
    place:
      'Nom d’un endroit, sous toute forme que checkCoverage accepte pour city. Il n’y a aucun montant là où l’entreprise ne se rend pas. city est accepté à sa place.',
    quantity: 'Nombre d’heures ou d’unités, de 1 à 999, si le prix est à l’heure ou à l’unité (price.per).',
    state: 'Pendant les heures d’ouverture (day) ou en dehors (after-hours; afterHours y mène).',
  },
  title: (business) => `API ${de(business)}`,
  index:
    'Données publiques d’un commerce local, en lecture seule : services et prix, endroits, coordonnées. Rien ne se réserve ici.',
  interfaces: {
    markdown: 'Toute page avec Accept: text/markdown, ou à son adresse suivie de index.md.',
    authentication: 'aucune, sans clé',
    rateLimits: 'aucune limite publiée',
  },
  explainProblem: (code) => `${requests.problems[code]}. ${remedies[code]}`,
  explainProblemWithCode: (code) => `${requests.problems[code]} (${code}). ${remedies[code]}`,
};
