import type { openApi as en } from '../en/openapi.ts';

/** Texts of the OpenAPI description besides operations and records. */
export const openApi: typeof en = {
  summary: 'Services, prix, endroits et coordonnées d’un commerce local. En lecture seule.',
  conventions: [
    'Cette API publie des données; elle ne réserve, n’envoie et ne conserve rien, et n’exige aucune clé.',
    'GET, HEAD et OPTIONS sont permis, de toute origine;',
    'toute autre adresse sous /api/ renvoie 404 avec le code not-found.',
    'Les réponses peuvent être mises en cache et portent des étiquettes d’entité (ETag).',
    'Une adresse sans barre oblique finale redirige vers celle qui en a une.',
    'Les prix ne sont pas des {estimates}.',
    'Dans la version 1, des membres peuvent s’ajouter, mais aucun n’est renommé ni retiré : ignorez ceux que vous ne connaissez pas.',
  ].join(' '),
  licence: 'Conditions d’utilisation',
  documentation: 'Documentation avec exemples',
  server: 'Le site',
  tags: {
    REST: 'Une réponse par adresse; la plupart sont des fichiers.',
    MCP: 'Les mêmes réponses sous forme d’outils pour les agents d’IA.',
  },
  notModified: 'Le client a déjà cette réponse (If-None-Match).',
  otherSpelling: 'La réponse se trouve sous une autre graphie du paramètre, ou sous sa graphie actuelle.',
  mcp: {
    summary: 'Point d’accès MCP',
    description: ({ versions, tools }) =>
      [
        'Model Context Protocol par Streamable HTTP, sans état, requêtes et réponses seulement.',
        `Versions : ${versions.join(', ')}.`,
        `Outils : ${tools.join(', ')}. Tous sont en lecture seule.`,
      ].join(' '),
    body: 'Une requête ou une notification JSON-RPC 2.0 d’au plus 65 536 octets; un seul message à la fois.',
    result: 'Un résultat, ou une erreur JSON-RPC au sujet de la méthode ou de ses paramètres.',
    accepted: 'La notification a été reçue; il n’y a pas de corps.',
    invalidRequest: 'Le message n’est pas valide, ou ses en-têtes ne concordent pas avec son corps.',
    methodNotFound: 'La méthode n’existe pas dans la version de la requête.',
    headers: {
      'MCP-Protocol-Version': (from) =>
        `Version dans laquelle le message est écrit, obligatoire à partir de la version ${from}.`,
      'Mcp-Method': (from) => `La méthode du message, obligatoire à partir de la version ${from}.`,
      'Mcp-Name': (from) => `L’outil d’un appel tools/call, obligatoire à partir de la version ${from}.`,
    },
  },
};
