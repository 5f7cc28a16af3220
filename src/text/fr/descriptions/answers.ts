/** French descriptions of what is in src/schemas/answers, and the messages of the MCP endpoint. */
export const answers: Readonly<Record<string, string>> = {
  AnswerManifest: 'Taille et empreinte de chaque réponse JSON, pour vérifier qu’une réponse est arrivée intacte.',
  'AnswerManifest.generatedFrom':
    'Empreinte du contenu à partir duquel les réponses sont produites, comme dans /api/health/.',
  'AnswerManifest.commit': 'Commit du dépôt à partir duquel le site est construit; null si ce n’est pas précisé.',
  'AnswerManifest.files': 'Toutes les réponses JSON sous /api/, sauf celle-ci.',
  'AnswerManifest.files[]': 'Une réponse avec sa taille et son empreinte.',
  'AnswerManifest.files[].path': 'Chemin de la réponse sur le site.',
  'AnswerManifest.files[].bytes': 'Taille de la réponse sans compression, en octets.',
  'AnswerManifest.files[].sha256': 'SHA-256 de ces octets, en chiffres hexadécimaux minuscules.',

  ApiIndex: 'Index de l’API.',
  'ApiIndex.name': 'Nom de l’API.',
  'ApiIndex.version': 'Version de l’API.',
  'ApiIndex.description': 'Ce qu’offre l’API.',
  'ApiIndex.endpoints': 'Tous les points d’accès.',
  'ApiIndex.endpoints[].operationId': 'Nom de l’opération dans la description OpenAPI.',
  'ApiIndex.endpoints[].url': 'Adresse. Remplacez chaque partie entre accolades par une valeur.',
  'ApiIndex.endpoints[].summary': 'Ce que renvoie le point d’accès.',
  'ApiIndex.documents': 'Descriptions et documents de découverte.',
  'ApiIndex.documents[].url': 'Adresse du document.',
  'ApiIndex.documents[].type': 'Type de média.',
  'ApiIndex.documents[].title': 'Titre du document.',

  CoverageAnswer: 'La réponse à propos d’un endroit ou d’un secteur postal.',
  'CoverageAnswer.covered':
    'Indique si l’endroit est desservi; null si ce n’est pas clair : envoyez l’une des suggestions, ou {aPostalCode}. Si servedAt ne contient que premises, l’entreprise reçoit ses clients à son adresse : true pour chaque endroit dont on connaît la distance, null sinon, et jamais false.',
  'CoverageAnswer.confidence':
    'confirmed pour le nom d’un endroit, likely pour {aPostalCode} (seulement d’après les {matchedPart}) et pour une ville desservie en partie, null si covered vaut null.',
  'CoverageAnswer.matchedOn':
    'Sur quoi repose la réponse : le nom d’un endroit ou {aPostalCode}; null si aucun des deux n’a été donné.',
  'CoverageAnswer.postalArea': '{PostalArea} du {postalCode} qui a été envoyé, ou null.',
  'CoverageAnswer.areas':
    'Les endroits de la liste qui correspondent, les principaux d’abord; vide s’il n’y en a aucun.',
  'CoverageAnswer.suggestions':
    'Endroits de la liste dont il s’agit peut-être; envoyez l’un des segments d’adresse comme valeur de city. Si rien n’est demandé, tous les endroits.',
  'CoverageAnswer.suggestions[].slug': 'Segment d’adresse à envoyer comme valeur de city.',
  'CoverageAnswer.nearest':
    'L’endroit de la liste le plus proche d’un secteur postal ou d’un endroit connu qui n’y figure pas, ou null.',
  'CoverageAnswer.nearest.aboutKmAway':
    'Distance à vol d’oiseau jusqu’au centre du secteur ou de l’endroit demandé, en kilomètres entiers.',
  'CoverageAnswer.message': 'La réponse en mots, prête à afficher ou à lire à voix haute.',
  'CoverageAnswer.nextStep': 'Ce qu’il faut faire ensuite. Cette réponse ne réserve rien.',
  'CoverageAnswer.nextStep.emergencyTelephone':
    'Numéro de la ligne d’urgence, si elle a le sien. À appeler quand seule cette ligne est ouverte.',
  'CoverageAnswer.nextStep.bookingUrl': 'Page qui dit comment convenir d’une visite avec une personne.',
  'CoverageAnswer.nextStep.quoteUrl': 'Page qui dit comment demander à quelqu’un {anEstimate} par écrit.',
  'CoverageAnswer.nextStep.note': 'Avec qui convenir d’une visite.',
  'CoverageAnswer.nextStep.numbers':
    'Les numéros de téléphone avec les heures où l’on y répond, la ligne ordinaire d’abord. Les deux lignes peuvent avoir le même numéro.',
  'CoverageAnswer.nextStep.numbers[]': 'Un numéro de téléphone, avec les heures où l’on y répond.',
  'CoverageAnswer.nextStep.numbers[].line': 'Indique s’il s’agit de la ligne ordinaire ou de la ligne d’urgence.',
  'CoverageAnswer.nextStep.numbers[].openingHours':
    'Les heures d’une semaine ordinaire, au fuseau horaire (timeZone) de l’entreprise; les jours fériés et les saisons sont dans sa fiche.',

  Health: 'Confirme que l’API répond, et donne le décompte de ce qu’elle contient.',
  'Health.status':
    'Toujours « ok ». Cette réponse est un fichier statique : la recevoir montre que l’API est accessible.',
  'Health.version': 'Version de l’API, comme dans la description OpenAPI.',
  'Health.counts': 'Décompte de ce qui est publié.',
  'Health.counts.services': 'Services.',
  'Health.counts.serviceAreas': 'Endroits de la liste.',
  'Health.counts.postalAreas': '{PostalAreas} distinctes des endroits de la liste.',
  'Health.counts.faqs': 'Questions et réponses, tous services confondus.',
  'Health.contentDigest':
    'SHA-256 du contenu à partir duquel le site est construit; il change dès qu’une donnée change.',

  JsonRpcMessage: 'Une requête, ou une notification sans id (JSON-RPC 2.0).',
  'JsonRpcMessage.jsonrpc': 'Version de JSON-RPC.',
  'JsonRpcMessage.id': 'Renvoyé dans la réponse; une notification n’en a pas.',
  'JsonRpcMessage.method': 'Nom de la méthode : initialize, tools/list, tools/call et d’autres.',
  'JsonRpcMessage.params': 'Paramètres de la méthode.',

  JsonRpcRefusal: 'Une erreur de transport : le message n’a pas été lu.',
  'JsonRpcRefusal.id': 'Toujours null, parce que la requête n’a pas été lue.',
  'JsonRpcRefusal.error': 'Pourquoi il n’y a pas de résultat.',
  'JsonRpcRefusal.error.code': 'Code de JSON-RPC ou de MCP.',
  'JsonRpcRefusal.error.message': 'Ce qui ne va pas, en une phrase.',

  JsonRpcResponse: 'Un résultat ou une erreur (JSON-RPC 2.0).',
  'JsonRpcResponse.id': 'L’id de la requête, ou null s’il n’a pas pu être lu.',
  'JsonRpcResponse.result': 'Le résultat de la méthode; absent s’il y a une erreur.',
  'JsonRpcResponse.error': 'Pourquoi il n’y a pas de résultat.',
  'JsonRpcResponse.error.data': 'Ce qui aide à corriger l’erreur.',

  PriceList: 'Les prix. Ce ne sont pas des {estimates}.',
  'PriceList.prices': 'Prix de chaque service.',
  'PriceList.totals': 'Total de départ de chaque travail.',
  'PriceList.totals[].day':
    'Total de départ pendant les heures d’ouverture, taxes comprises, dans la devise de la liste. Null s’il n’y a pas de montant.',
  'PriceList.totals[].afterHours':
    'Total de départ en dehors des heures d’ouverture, supplément et taxes compris, dans la devise de la liste. Null s’il n’y a pas de montant.',
  'PriceList.sections': 'Ce que les pages sur les prix et les {estimates} ajoutent à la fiche.',
  'PriceList.total': 'Le total du travail demandé; si aucun moment n’est donné, pour un jour de semaine.',
  'PriceList.pricing': 'Ce qui vaut pour tous les prix : taxes, supplément, acompte, paiement.',
  'PriceList.prices[].since': 'Premier jour de ce prix.',
  'PriceList.prices[].previous':
    'Le prix précédent et les jours où il était en vigueur; null si aucun n’a été publié. Tous les prix : /api/prices/history/.',

  Problem: 'Une erreur, avec les membres de la RFC 9457.',
  'Problem.type': 'Section de la documentation sur cette sorte d’erreur.',
  'Problem.title': 'Résumé du problème; le même pour toutes les erreurs qui ont ce code.',
  'Problem.status': 'Le code d’état HTTP.',
  'Problem.detail': 'Ce qui n’allait pas dans cette requête, et ce qu’il faut envoyer à la place.',
  'Problem.code': 'Code permanent de l’erreur, à comparer dans les programmes.',
  'Problem.knownIds': 'Identifiants qui existent; envoyez l’un d’eux.',
  'Problem.didYouMean': '{PostalCode} corrigé, à envoyer si c’est bien celui qu’on voulait.',

  ToolServices: 'Les services avec leurs prix.',
  'ToolServices.services':
    'Le service demandé, en entier. Sans id : tous les services, sans faqs ni related, et avec seulement dont dans safety.',
  'ToolServices.sections': 'Ce que la page du service demandé, ou celle de la liste, ajoute à la fiche.',
  'ToolServices.leftOut': 'Ce qui a été omis, et comment l’obtenir.',

  BusinessInfo: 'L’entreprise, et ce que ses pages ajoutent à la fiche.',
  'BusinessInfo.sections': 'Ce que les pages sur l’entreprise, ses coordonnées et ses conditions ajoutent à la fiche.',

  'ToolCoverage.leftOut': 'Ce qui a été omis pour que la réponse reste courte, et où le lire.',
  ToolCoverage: 'La réponse à propos d’un endroit, ou tous les endroits.',
  'ToolCoverage.sections': 'Sans endroit demandé : ce que la page des endroits ajoute à la fiche.',
};
