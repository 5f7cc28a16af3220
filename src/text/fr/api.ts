import type { api as en } from '../en/api.ts';
import { requests } from './requests.ts';

/** What to do about each problem, for the documentation. */
const remedies: Readonly<Record<Parameters<typeof en.explainProblem>[0], string>> = {
  'service-not-found':
    'Envoyez un des identifiants de service énumérés dans knownIds, ou omettez id pour obtenir tous les services.',
  'service-area-not-found':
    'Prenez le slug dans /api/service-areas/, ou interrogez /api/coverage/ avec un nom ou {aPostalCode}.',
  'coverage-needs-input': 'Envoyez city avec le nom d’un endroit, ou postal avec {anOwnPostalCode}.',
  'total-needs-input': 'Envoyez job avec un des identifiants énumérés dans knownIds.',
  'postal-code-invalid': 'Envoyez {howToWrite}. Voyez didYouMean s’il est présent.',
  'total-when-invalid':
    'Envoyez when avec now, tonight, weekday, saturday, sunday ou une heure locale comme 2026-12-24T19:30.',
  'bad-request':
    'Envoyez une requête HTTP/1.1 avec un seul en-tête Host. Les bibliothèques HTTP le font d’elles-mêmes.',
  'not-found': 'Tous les points d’accès sont énumérés à /api/.',
  'method-not-allowed': 'Utilisez une des méthodes de l’en-tête Allow.',
  'not-acceptable': 'Acceptez text/html ou text/markdown pour les pages, application/json pour le point d’accès MCP.',
  'request-timeout': 'Envoyez la requête d’un seul coup, ou ouvrez une nouvelle connexion pour la suivante.',
  'body-too-large': 'Envoyez au plus 65 536 octets.',
  'uri-too-long': 'L’adresse doit compter moins de 8 192 octets.',
  'unsupported-media-type': 'Envoyez Content-Type: application/json.',
  'expectation-failed': 'Omettez l’en-tête Expect, ou envoyez 100-continue.',
  'misdirected-host': 'Appelez le point d’accès MCP sous le nom d’hôte du site.',
  'headers-too-large': 'L’ensemble des en-têtes doit compter moins de 16 384 octets.',
};

/** What is said of the REST API and of the MCP endpoint, in their descriptions and documentation. Names of terms are in braces. */
export const api: typeof en = {
  operations: {
    getIndex: {
      summary: 'Index de l’API',
      description: 'Tous les points d’accès et les documents de découverte, avec leur adresse.',
    },
    getBusiness: {
      summary: 'L’entreprise',
      description:
        'Nom, coordonnées, adresse, heures d’ouverture, rayon desservi, modalités de paiement, équipe, permis et assurances, note et avis avec leur source, profils sociaux.',
    },
    listServices: {
      summary: 'Tous les services, ou un seul par son identifiant',
      description:
        'Chaque service avec son prix en {currencyName}, ce qu’il comprend et les questions fréquentes. Avec id, ce seul service. Les prix ne sont pas des soumissions.',
    },
    getService: {
      summary: 'Un service',
      description: 'L’enregistrement d’un service, identique à l’octet près à la réponse avec id dans la requête.',
    },
    listServiceAreas: {
      summary: 'Tous les endroits desservis',
      description:
        'Chaque endroit desservi avec sa distance de la base et ses {plainPostalAreas}, les plus proches d’abord.',
      withResponse:
        'Chaque endroit desservi avec sa distance de la base, le délai habituel et ses {plainPostalAreas}, les plus proches d’abord.',
    },
    getServiceArea: { summary: 'Un endroit desservi', description: 'L’enregistrement d’un endroit desservi.' },
    checkCoverage: {
      summary: 'Si un endroit est desservi',
      description:
        'Envoyez city (qui fait foi) ou postal (dont seuls les {matchedPart} comptent, de sorte que la réponse est probable). Avec les deux, la ville décide, sauf si elle est inconnue et que le {postalCode} est desservi. Un endroit qui n’est pas desservi donne une réponse, pas une erreur.',
    },
    getCoverage: {
      summary: 'Si un endroit ou un {plainPostalArea} est desservi',
      description:
        'La réponse préparée pour le slug d’un endroit desservi ou pour une {postalArea} desservie, identique à l’octet près à celle de checkCoverage.',
    },
    findTotal: {
      summary: 'À combien revient un travail',
      description:
        'Le prix de départ, le supplément en dehors des heures d’ouverture et les taxes, additionnés pour un travail, un moment et un endroit. C’est le point de départ du travail, jamais une soumission. Avec now ou une date, la réponse vaut pour ce moment.',
    },
    getJobTotal: {
      summary: 'À combien revient un travail, pendant ou en dehors des heures d’ouverture',
      description: 'La réponse préparée sans endroit, identique à l’octet près à celle de findTotal.',
    },
    getPriceHistory: {
      summary: 'Les prix au fil du temps',
      description:
        'Tous les prix qui ont été publiés, par service, du plus ancien au plus récent. Un prix s’ajoute quand il est publié et n’est jamais récrit. Les prix ne sont pas des soumissions.',
    },
    getHealth: {
      summary: 'Fonctionnement et nombres',
      description:
        'Que l’API répond, combien de données elle contient, et une empreinte qui change dès qu’une donnée change.',
    },
    getManifest: {
      summary: 'Taille et empreinte de chaque réponse',
      description:
        'Chemin, taille et SHA-256 de chaque réponse JSON sous /api/ sauf celle-ci, calculés sur les octets sans compression. Quiconque a obtenu une réponse peut vérifier si elle a été modifiée en route.',
    },
  },
  parameters: {
    id: 'Identifiant ou slug de la page d’un service, en majuscules ou en minuscules.',
    slug: 'Slug d’un endroit desservi, tel qu’énuméré par listServiceAreas.',
    city: 'Nom d’une ville, d’un village ou d’un quartier dans toute graphie courante, autre nom ou ancien nom, ou slug; la municipalité, la {regionKind} ou le pays peut suivre après une virgule.',
    postal: '{CodeParameter}. {OnlyMatchedPartIs} utilisés ou conservés.',
    key: 'Slug d’un endroit desservi, ou code desservi : {areaAsKey}.',
    job: 'Identifiant d’un service; après un point, celui de sa variante.',
    when: 'now, tonight, weekday, saturday ou sunday, ou une heure locale sous la forme YYYY-MM-DDTHH:MM, en majuscules ou en minuscules. Sans ce paramètre : weekday.',
    place:
      'Nom d’un endroit, tel que le prend city de checkCoverage. Il n’y a pas de total pour un endroit qui n’est pas desservi.',
    state: 'Pendant les heures d’ouverture (day), ou en dehors.',
  },
  title: (business) => `API : ${business}`,
  index:
    'Données publiques d’un commerce local, en lecture seule : services et prix, endroits desservis, coordonnées. Rien ne se réserve ici.',
  interfaces: {
    markdown: 'Toute page avec Accept: text/markdown, ou avec index.md après son adresse.',
    authentication: 'aucune, pas besoin de clé',
    rateLimits: 'aucune limite publiée',
  },
  explainProblem: (code) => `${requests.problems[code]}. ${remedies[code]}`,
  explainProblemOfCode: (code) => `${requests.problems[code]} (${code}). ${remedies[code]}`,
};
