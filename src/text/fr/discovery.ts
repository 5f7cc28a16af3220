import type { discovery as en } from '../en/discovery.ts';
import { de } from './grammar.ts';

/** Texts of discovery documents, by document. */
export const discovery: typeof en = {
  documents: {
    apiCatalog: 'Catalogue de l’API',
    openApi: 'Description OpenAPI 3.1',
    llms: 'Aperçu pour les modèles de langage',
    serverCard: 'Fiche du serveur MCP',
    ard: 'Ressources pour les agents',
    aiCatalog: 'Catalogue d’IA',
    skills: 'Compétences pour les agents',
    skill: 'Compétence pour les agents',
    protectedResource: 'Aucune autorisation n’est requise (ressource protégée)',
    authorizationServer: 'Aucune autorisation n’est requise (serveur d’autorisation)',
    security: 'Où signaler une vulnérabilité',
    robots: 'Ce que les robots peuvent faire',
    sitemaps: 'Index des plans du site',
    sitemap: 'Plan du site',
    changes: 'Fil des changements de l’API',
    news: 'Fil des nouvelles',
    vcard: 'Fiche pour le carnet d’adresses',
  },
  apiCatalog: { rest: 'API REST', mcp: 'Point d’accès MCP' },
  facts: {
    notice: ({ notice }) => `- Avis : ${notice}`,
    telephone: ({ telephone }) => `- Téléphone : ${telephone}`,
    email: ({ email }) => `- Courriel : ${email}`,
    address: ({ address }) => `- Adresse : ${address}`,
    open: ({ hours }) => `- Heures d’ouverture : ${hours}`,
    emergencyLine: ({ emergencyLine }) => `- Ligne d’urgence : ${emergencyLine}`,
    term: ({ name, text }) => `- ${name} : ${text}`,
    venue: ({ venue }) => `- Où : ${venue}`,
    serves: ({ places }) => `- Endroits desservis : ${places}`,
    place: (name, distance) => `${name} (${distance})`,
  },
  llms: {
    noBooking:
      'Rien ne se réserve par ce site ni par son API : on convient de chaque visite avec une personne, par téléphone ou par courriel.',
    services: '## Services',
    service: ({ symptom, price }) => `${symptom}. ${price}`,
    reviews: '**Ce que les clients ont écrit**',
    pages: '## Pages',
    news: '## Nouvelles',
    software: '## Pour les logiciels',
    api: ['Documentation de l’API et de MCP', 'points d’accès, outils, erreurs, exemples'],
    openApi: ['Description OpenAPI 3.1', 'chaque point d’accès avec ses schémas et de vraies réponses'],
    serverCard: ['Fiche du serveur MCP', 'le point d’accès pour les agents d’IA, sans clé'],
    skill: ['Compétence pour les agents', 'comment bien utiliser les deux'],
    allPages: ['Toutes les pages dans un seul fichier', 'tout, sauf les pages de chaque endroit'],
    coverage: ({ hasResponseTimes, byCity, byPostal, aPostalCode }) =>
      `Pour savoir si un endroit est desservi${hasResponseTimes ? ', et dans quel délai' : ''} : GET ${byCity} suivi de son nom, ou ${byPostal} suivi d’${aPostalCode}.`,
    optional: '## Optional',
    distance: ({ distance, from }) => `à ${distance} ${de(from)}`,
    source: (url) => `Source : ${url}`,
  },
  catalogs: {
    mcpName: (business) => `Serveur MCP ${de(business)}`,
    mcp: ({ business, prices }) =>
      `Services, ${prices}, endroits desservis et coordonnées : outils en lecture seule publiés par ${business}.`,
    skillName: (business) => `Compétence ${de(business)}`,
    skill: (business) => `Comment répondre aux questions sur ${business} à partir de ses données ouvertes.`,
    priceQuestion: ({ business, symptom }) => `${symptom}. Quel est le prix de départ chez ${business}?`,
    coverageQuestion: ({ business, place }) => `Est-ce que ${business} dessert ${place}?`,
    whenOpen: (business) => `Quelles sont les heures d’ouverture ${de(business)}?`,
    howToReach: (business) => `Comment joindre ${business}?`,
  },
  serverCard: {
    description: ({ prices, currency }) =>
      `Services, ${prices} en ${currency} et endroits desservis; en lecture seule.`,
  },
  feeds: {
    changes: ({ business, title }) => `${business} : ${title}`,
    news: ({ business, title }) => `${business} : ${title}`,
  },
  vcard: ({ hours, emergencyLine }) =>
    `Heures d’ouverture : ${hours}${emergencyLine ? `; ligne d’urgence : ${emergencyLine}` : ''}`,
  jsonLd: {
    services: 'Services',
    priceRange: ({ price }) => `À partir de ${price}`,
    onRequest: 'Prix sur demande',
  },
  robots: `# Des signaux de contenu (contentsignals.org) disent ce qu’on peut faire de ces pages.
# Un signal « yes » permet un usage, un signal « no » l’interdit, et l’absence d’un signal
# ne permet ni n’interdit rien. Quiconque recueille les pages accepte de respecter les signaux.
#
# search    créer un index et montrer des liens et de courts extraits, mais pas des résumés par IA
# ai-input  fournir des pages à un modèle pendant qu’il répond, en nommant la source
# ai-train  entraîner ou affiner des modèles
#
# Si un signal est « no », les droits sont réservés, comme le prévoit l’article 4 de la
# directive européenne 2019/790 sur le droit d’auteur dans le marché unique numérique.`,
};
