import type { docsPages as en } from '../en/docs-pages.ts';

/** Sentences of the pages about the software, by page. */
export const docsPages: typeof en = {
  api: {
    overview: 'Vue d’ensemble',
    asMarkdown: 'Cette page en Markdown',
    copy: 'Copier pour un assistant',
    notCopied: 'La copie n’a pas fonctionné. Ouvrez plutôt le lien.',
    parts: {
      start: 'Pour commencer',
      conventions: 'Conventions',
      endpoints: 'Points d’accès',
      mcp: 'MCP',
      records: 'Enregistrements',
      documents: 'Découverte',
      limits: 'Limites et usage',
      errors: 'Erreurs',
      changes: 'Changements',
    },
    start: 'Un premier essai en 30 secondes',
    startLead:
      'Trois lignes pour un terminal, et ce qu’elles affichent, ici avec des retours à la ligne. Le formulaire pose la première question à partir d’ici.',
    output: 'Résultat',
    collection:
      'Bruno, Postman et Insomnia font une collection avec [/openapi.json] : choisissez l’importation et donnez son adresse.',
    conventions: 'Adresse de base et conventions',
    terms: ({ base, version, postalCode, onlyMatchedPartIs }) => ({
      base: [
        'Base',
        `\`${base}\`, version ${version}. Dans la version 1, des membres s’ajoutent, mais aucun n’est renommé ni retiré : ignorez ceux que vous ne connaissez pas.`,
      ],
      methods: [
        'Méthodes',
        'GET et HEAD. Rien ici n’écrit, ne réserve ni n’envoie. Pas de clé, pas de connexion, pas de témoin.',
      ],
      origins: [
        'Origines',
        'Chaque réponse porte `Access-Control-Allow-Origin: *` : une page de n’importe quelle origine peut donc la lire.',
      ],
      slash: [
        'Barre oblique',
        'Les adresses se terminent par une barre oblique. Sans elle, il y a redirection (308, ou 307 si un CDN répond), et la requête est conservée. Seul `/api/mcp` répond sous les deux formes.',
      ],
      bodies: [
        'Corps',
        'Du JSON en UTF-8 partout sous `/api/`, erreurs comprises. L’argent est un montant avec sa monnaie, les durées sont en minutes, les distances en kilomètres à vol d’oiseau, les dates en ISO 8601.',
      ],
      errors: [
        'Erreurs',
        'Un objet qui a les membres de la RFC 9457. Fiez-vous à son `code`, qui est permanent, et lisez dans `detail` ce qu’il faut envoyer à la place. [Tous les codes].',
      ],
      caching: [
        'Cache',
        'Les réponses portent un `ETag` fort et `Cache-Control`; envoyez `If-None-Match` pour recevoir un 304. [Durées].',
      ],
      confidence: [
        'Certitude',
        `Avec un nom, la réponse est \`confirmed\` : l’endroit est dans la liste, ou il n’y est pas. Avec un ${postalCode}, elle est au mieux \`likely\`, parce que ${onlyMatchedPartIs} comparés et qu’un secteur peut toucher plusieurs endroits. \`covered\` est \`null\` quand un nom est presque le bon ou désigne plusieurs endroits; \`suggestions\` les donne alors.`,
      ],
    }),
    languages: 'Langage des exemples',
    examplesIn: 'Exemples en',
    byPath: (path) => `Par le chemin : GET ${path}`,
    changes: 'Changements et état',
    versionFrom: (version) => `La version ${version} date du [date].`,
    changesLead:
      'Tous les changements sont dans le [journal des changements] et dans son [fil]; la [page d’état] dit ce qui est publié et si l’API répond.',
  },
  changelog: {
    title: 'Journal des changements de l’API',
    description:
      'Chaque version de l’API REST et du point d’accès MCP, ce qui a changé, et comment les changements sont annoncés.',
    lead: 'Ce qui a changé, pour qui se sert de l’API REST ou du point d’accès MCP.',
    follow: 'S’abonner au fil Atom',
    version: (version) => `Version ${version}`,
    changes: {
      '1.0.0': [
        'Première version : opérations REST en lecture seule pour le commerce, ses services avec leurs prix de départ, l’historique des prix et les totaux, les endroits desservis, la réponse « desservi ou non » par nom d’endroit ou par code postal, un manifeste de toutes les réponses, et l’état de santé.',
        'Un point d’accès MCP avec des outils en lecture seule, pour les clients qui s’initialisent et pour ceux qui sont sans état.',
        'OpenAPI 3.1, un catalogue d’API, une fiche de serveur et toutes les pages en Markdown, à partir des mêmes données.',
        'Des erreurs qui ont les membres de la RFC 9457 et chacune un code permanent.',
      ],
    },
    policy: 'Comment viennent les changements',
    policyLines: [
      'Les versions ont trois nombres. Le dernier augmente avec une correction, celui du milieu avec un ajout qui ne brise rien. Dans la version 1, des membres, des points d’accès, des outils et des codes s’ajoutent, mais aucun n’est renommé ni retiré; ignorez les membres que vous ne connaissez pas.',
      'Rien n’est déconseillé en ce moment. Tout retrait est annoncé d’avance : les réponses portent `Deprecation` (RFC 9745) avec le jour à partir duquel ne plus s’en servir, `Sunset` (RFC 8594) avec le jour où la réponse peut cesser, au moins un an plus tard, et un lien vers l’explication sur cette page. La description OpenAPI le marque par `deprecated`.',
      'Les faits, comme les prix, les heures et les endroits, changent sans nouvelle version : voyez `priceAsOf` et le `contentDigest` de [/api/health/].',
    ],
  },
  records: {
    title: 'Enregistrements de l’API',
    description:
      'Chaque membre de chaque réponse de l’API REST et des outils MCP, avec son type et ce qu’il veut dire.',
    lead: 'Chaque membre de chaque réponse, de l’API REST et des outils MCP.',
    howTo:
      'Un nom suivi de `[]` est celui d’un élément de liste. Des membres peuvent s’ajouter : ignorez ceux que vous ne connaissez pas. La même chose en JSON Schema : [/openapi.json]. Comment les demander : [la page].',
    columns: ['Membre et type', 'Ce qu’il veut dire'],
  },
  status: {
    title: 'État du site et de l’API',
    description:
      'Ce que ce site a publié, en chiffres, avec l’empreinte de son contenu, et si son API répond en ce moment.',
    lead: 'Ce que ce site a publié, et si son API répond en ce moment.',
    ask: 'Demandez [/api/health/] : si la réponse donne les nombres de cette page, tout va bien.',
    columns: ['Publié', 'Nombre'],
    counted: 'Compté à la construction du site, comme dans [/api/health/].',
    services: 'Services',
    places: 'Endroits',
    postalAreas: 'Secteurs postaux',
    faqs: 'Questions avec réponse',
    version: 'Version de l’API',
    digest: (digest) =>
      `Empreinte du contenu : \`${digest}\`. Elle change dès qu’un fait change. Cette page ne garde pas trace des jours passés et ne promet rien pour les jours à venir.`,
  },
};
