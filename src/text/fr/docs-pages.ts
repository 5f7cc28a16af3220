import type { docsPages as en } from '../en/docs-pages.ts';

/** Sentences of the pages that document the engine, by page. */
export const docsPages: typeof en = {
  api: {
    overview: 'Vue d’ensemble',
    asMarkdown: 'Cette page en Markdown',
    sections: {
      start: 'Pour commencer',
      conventions: 'Conventions',
      endpoints: 'Points d’accès',
      mcp: 'MCP',
      documents: 'Découverte',
      limits: 'Limites et usage',
      errors: 'Erreurs',
      changes: 'Changements',
    },
    start: 'Un premier essai en 30 secondes',
    startLead: 'Trois commandes pour un terminal. Ce qu’elles affichent se trouve plus bas, avec chaque point d’accès.',
    collection:
      'Bruno, Postman et Insomnia créent une collection à partir de [/openapi.json] : choisissez Importer et donnez-en l’adresse.',
    conventions: 'Adresse de base et conventions',
    listConventions: ({ base, version, postalCode, onlyMatchedPartIs }) => ({
      base: [
        'Base',
        `\`${base}\`, version ${version}. Dans la version 1, des membres peuvent s’ajouter, mais aucun n’est renommé ni retiré : ignorez ceux que vous ne connaissez pas.`,
      ],
      methods: [
        'Méthodes',
        'GET et HEAD. Rien ne s’écrit, ne se réserve ni ne s’envoie ici. Pas de clé, pas de connexion, pas de témoin.',
      ],
      origins: [
        'Origines',
        'Chaque réponse porte `Access-Control-Allow-Origin: *` : une page de n’importe quelle origine peut donc la lire.',
      ],
      slash: [
        'Barre oblique finale',
        'Les adresses se terminent par une barre oblique. Sans elle, il y a redirection (308, ou 307 si un CDN répond), et la chaîne de requête est conservée. Seul `/api/mcp` répond sous les deux formes.',
      ],
      bodies: [
        'Corps',
        'Du JSON en UTF-8 partout sous `/api/`, erreurs comprises. Une somme d’argent est un montant avec sa devise; les durées sont en minutes, les distances en kilomètres à vol d’oiseau, les dates en ISO 8601.',
      ],
      errors: [
        'Erreurs',
        'Un objet avec les membres de la RFC 9457. Fiez-vous à son `code`, qui est permanent, et lisez dans `detail` ce qu’il faut envoyer à la place. [Tous les codes].',
      ],
      caching: [
        'Cache',
        'Les réponses portent un `ETag` fort et `Cache-Control`; envoyez `If-None-Match` pour recevoir un 304.',
      ],
      confidence: [
        'Certitude',
        `Avec un nom, la réponse est \`confirmed\` : l’endroit est dans la liste, ou il n’y est pas. Avec un ${postalCode}, elle est au mieux \`likely\`, parce que ${onlyMatchedPartIs} comparés et qu’un secteur peut toucher plusieurs endroits. \`covered\` est \`null\` quand un nom est presque celui d’un endroit ou en désigne plusieurs; \`suggestions\` les donne alors.`,
      ],
    }),
    byPath: (path) => `Par le chemin : GET ${path}`,
    versionFrom: (version) => `La version ${version} date du [date].`,
  },
  changelog: {
    title: 'Journal des changements de l’API',
    follow: 'S’abonner au fil Atom',
    version: (version) => `Version ${version}`,
    changes: {
      '1.0.0': [
        'Première version : opérations REST en lecture seule pour l’entreprise, ses services avec leurs prix de départ, l’historique des prix et les totaux, les endroits, la vérification par nom d’endroit ou par code postal, un manifeste de toutes les réponses et l’état de l’API.',
        'Un point d’accès MCP avec des outils en lecture seule, pour les clients qui commencent par l’initialisation (initialize) et pour ceux qui sont sans état.',
        'OpenAPI 3.1, un catalogue d’API, une fiche de serveur et toutes les pages en Markdown, à partir des mêmes données.',
        'Des erreurs avec les membres de la RFC 9457, chacune avec un code permanent.',
      ],
    },
    policyLines: [
      'Un numéro de version compte trois nombres. Le dernier augmente à chaque correction, celui du milieu à chaque ajout qui ne brise rien. Dans la version 1, des membres, des points d’accès, des outils et des codes peuvent s’ajouter, mais aucun n’est renommé ni retiré; ignorez les membres que vous ne connaissez pas.',
      'Rien n’est désuet (« deprecated ») en ce moment. Tout retrait est annoncé d’avance : les réponses portent `Deprecation` (RFC 9745) avec le jour à partir duquel il ne faut plus s’en servir, `Sunset` (RFC 8594) avec le jour où elles peuvent cesser, au moins un an plus tard, et un lien vers l’explication sur cette page. La description OpenAPI l’indique par `deprecated`.',
      'Les données, comme les prix, les heures et les endroits, changent sans nouvelle version : voyez `priceAsOf` et le `contentDigest` de [/api/health/].',
    ],
  },
};
