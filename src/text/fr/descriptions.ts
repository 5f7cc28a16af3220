/**
 * Descriptions of records and their members. `src/schemas/description-keys.ts` explains the keys. Names of terms in
 * braces stay.
 */
export const descriptions: Readonly<Record<string, string>> = {
  Amount: 'Montant en {currencyName}, un nombre sans symbole de devise.',

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

  Business: 'Qui est l’entreprise, comment la joindre et quand elle est ouverte.',
  'Business.name': 'Nom de l’entreprise.',
  'Business.description': 'Ce que fait l’entreprise et où.',
  'Business.disclosure': 'Une phrase que toute personne devrait voir, ou null.',
  'Business.url': 'Page d’accueil.',
  'Business.contact': 'Façons de joindre une personne.',
  'Business.contact.telephone':
    'Numéro de téléphone au format E.164. Une personne répond pendant openingHours, et pendant emergencyHours si le numéro y est le même.',
  'Business.contact.bookingUrl':
    'Page qui dit comment convenir d’une visite. On en convient avec une personne; aucune page ni aucun outil ne la réserve.',
  'Business.contact.quoteUrl': 'Page qui dit comment demander à quelqu’un {anEstimate} par écrit.',
  'Business.contact.quoteNeeds':
    'Ce qu’il faut envoyer pour demander {anEstimate} : les lignes du courriel de cette page, ou son premier paragraphe.',
  'Business.address': 'Adresse postale de l’entreprise, dans les termes de PostalAddress de schema.org.',
  'Business.address.streetAddress':
    'Numéro et rue. Sans eux, par exemple si les clients ne viennent pas à l’entreprise, les pages et les cartes ne nomment que la ville. Null si ce n’est pas précisé.',
  'Business.address.addressLocality': 'Ville ou village.',
  'Business.address.addressRegion':
    'La {regionKind}, par son code (ISO 3166-2, sans le pays) si elle en a un; null si l’adresse n’en nomme pas.',
  'Business.address.postalCode': '{OwnPostalCode}.',
  'Business.address.addressCountry': 'Code de pays à deux lettres (ISO 3166-1).',
  'Business.parking': 'Où stationner quand on vient sur place, ou null.',
  'Business.geo':
    'L’établissement de l’entreprise, ou le centre de sa ville si elle ne publie pas de rue; les distances se mesurent à partir de ce point.',
  'Business.timeZone': 'Fuseau horaire IANA de toutes les heures données.',
  'Business.openingHours':
    'Heures d’ouverture de la semaine; l’entreprise est fermée les jours qui ne sont pas nommés. Les heures avec byAppointment sont pour les personnes qui ont pris rendez-vous.',
  'Business.openingHours[]': 'Jours qui ont les mêmes heures.',
  'Business.openingHours[].dayOfWeek': 'Les jours où l’entreprise ouvre à cette heure.',
  'Business.openingHours[].opens': 'Heure d’ouverture, HH:MM. Seul un jour sur rendez-vous peut s’en passer.',
  'Business.openingHours[].closes':
    'Heure de fermeture, HH:MM, au plus 24:00. Si elle n’est pas postérieure à l’heure d’ouverture, c’est celle du lendemain; deux heures égales veulent dire 24 heures.',
  'Business.openingHours[].byAppointment':
    'True si ces heures sont seulement pour les personnes qui ont pris rendez-vous; sans heures, toute la journée.',
  'Business.seasons':
    'Périodes de l’année, les mêmes chaque année, qui ont leurs propres heures, à la place de openingHours; vide s’il n’y en a pas.',
  'Business.seasons[]': 'Une période de l’année, la même chaque année, qui a ses propres heures.',
  'Business.seasons[].name': 'Nom de la période.',
  'Business.seasons[].from': 'Son premier jour, MM-JJ.',
  'Business.seasons[].to': 'Son dernier jour, MM-JJ. Un jour antérieur au premier tombe l’année suivante.',
  'Business.seasons[].openingHours':
    'Heures d’ouverture de la semaine pendant cette période, à la place des heures habituelles; l’entreprise est fermée les jours qui ne sont pas nommés.',
  'Business.specialOpeningHours':
    'Jours dont les heures diffèrent de celles de la semaine, par ordre de date. Ils l’emportent sur seasons.',
  'Business.specialOpeningHours[]':
    'Heures d’un jour, un jour férié par exemple, ou de plusieurs jours de suite : ceux de `from` à `to`.',
  'Business.specialOpeningHours[].date':
    'Le jour où ces heures remplacent celles de la semaine; de plusieurs jours de suite, le premier.',
  'Business.specialOpeningHours[].from': 'Le premier de plusieurs jours de suite.',
  'Business.specialOpeningHours[].to': 'Le dernier de ces jours.',
  'Business.specialOpeningHours[].name': 'Nom de ce jour ou de ces jours.',
  'Business.specialOpeningHours[].opens': 'Heure d’ouverture, HH:MM. Sans heures, l’entreprise est alors fermée.',
  'Business.specialOpeningHours[].closed':
    'Indique si l’entreprise est fermée toute la journée. Il se peut qu’on réponde quand même à la ligne d’urgence.',
  'Business.emergencyHours': 'Heures de la ligne d’urgence, ou null s’il n’y en a pas.',
  'Business.emergencyHours{}': 'Heures de la ligne d’urgence.',
  'Business.emergencyHours.openingHours': 'Quand on répond à la ligne d’urgence.',
  'Business.emergencyHours.note': 'À quoi sert la ligne d’urgence, en une phrase.',
  'Business.emergencyHours.telephone':
    'Numéro de la ligne d’urgence au format E.164 : celui de l’entreprise si la ligne n’a pas le sien.',
  'Business.emergencyHours.onHolidays':
    'Indique si on répond à la ligne d’urgence aux mêmes heures les jours de specialOpeningHours; sinon, on n’y répond pas du tout ces jours-là. Null si aucun de ces jours n’est donné.',
  'Business.notice': 'Avis de fermeture temporaire ou avis lié à la météo; null s’il n’y en a pas.',
  'Business.notice{}': 'Une fermeture temporaire ou un avis lié à la météo.',
  'Business.notice.text': 'Ce que les visiteurs devraient savoir, en une ou deux phrases.',
  'Business.notice.startDate': 'Premier jour où l’avis est en vigueur.',
  'Business.notice.endDate': 'Dernier jour où l’avis est en vigueur.',
  'Business.notice.keepsHours':
    'Indique si les heures d’ouverture habituelles s’appliquent pendant l’avis. Null si ce n’est pas précisé.',
  'Business.servedAt':
    'Où se fait le travail : customer si l’entreprise se rend chez ses clients, premises si elle les reçoit à son adresse. Avec premises seul, elle ne se déplace pas; les endroits sont ceux d’où viennent ses clients.',
  'Business.serviceRadiusKm':
    'Aucun endroit desservi n’est plus loin de l’établissement, en kilomètres. Les endroits situés dans ce rayon ne sont pas tous desservis.',
  'Business.rating': 'Évaluation de l’entreprise par d’autres, avec source et date, ou null.',
  'Business.rating{}': 'Évaluation de l’entreprise par d’autres, avec sa source et sa date.',
  'Business.rating.ratingValue': 'Note moyenne.',
  'Business.rating.bestRating': 'La meilleure note possible.',
  'Business.rating.ratingCount': 'Nombre d’évaluations dont la note est la moyenne.',
  'Business.rating.source': 'Qui a recueilli les évaluations, et si elles sont réelles.',
  'Business.rating.url': 'Où lire les évaluations.',
  'Business.rating.asOf': 'La date à laquelle ces chiffres ont été relevés.',
  'Business.socialProfiles': 'Profils sur d’autres plateformes.',
  'Business.socialProfiles[]': 'Un profil de l’entreprise sur une autre plateforme.',
  'Business.socialProfiles[].platform': 'Nom de la plateforme.',
  'Business.socialProfiles[].url': 'Adresse du profil.',
  'Business.pricing': 'Ce qui s’applique à tous les prix : taxes, supplément, acompte, paiement.',
  'Business.pricing.notice': 'Une phrase sur tous les prix, par exemple qu’ils ne sont pas des {estimates}.',
  'Business.pricing.tax': 'Taxe de vente sur tous les prix, ou null si son taux n’est pas publié.',
  'Business.pricing.tax{}':
    'La taxe de vente sur tous les prix; pour deux taxes, leurs noms et la somme de leurs taux.',
  'Business.pricing.tax.name': 'Nom de la taxe, comme sur la facture.',
  'Business.pricing.tax.ratePercent': 'Taux, en pourcentage du prix.',
  'Business.pricing.tax.included': 'Indique si les prix la comprennent; sinon, elle s’ajoute à chaque prix.',
  'Business.pricing.taxes':
    'Les taxes une par une, chacune sur sa ligne de la facture et arrondie séparément; vide si aucune n’est publiée.',
  'Business.pricing.taxes[]': 'Une taxe et son taux.',
  'Business.pricing.afterHoursSurcharge':
    'Ce qui s’ajoute à un prix en dehors des heures d’ouverture, avant les taxes si elles sont en sus; null si rien ne s’ajoute.',
  'Business.pricing.afterHoursSurcharge.amount': 'Montant, sous forme de nombre.',
  'Business.pricing.afterHoursSurcharge.currency': 'Code de devise ISO 4217.',
  'Business.pricing.afterHoursSurcharge.per':
    'Indique s’il s’ajoute une fois par visite, ou pour chaque heure sur place.',
  'Business.pricing.afterHoursSurcharge.addsToEmergency':
    'Indique s’il s’ajoute aussi à la visite d’urgence; false si le prix de cette visite est le même à toute heure.',
  'Business.pricing.afterHoursSurcharge.note': 'Ce qui détermine s’il s’ajoute. Null si ce n’est pas précisé.',
  'Business.pricing.ifDeclined':
    'Ce qui est dû quand le client refuse {theEstimate}, avant les taxes si elles sont en sus; null si ce n’est pas publié.',
  'Business.pricing.ifDeclined.note': 'Ce que couvre le montant, et quand il est dû. Null si ce n’est pas précisé.',
  'Business.pricing.deposit': 'Indique si un acompte est demandé, et quand. Null si ce n’est pas précisé.',
  'Business.pricing.payment': 'Quand et comment on paie. Null si ce n’est pas précisé.',
  'Business.pricing.financing':
    'Par qui et à quelles conditions le paiement en plusieurs versements est offert; false s’il ne l’est pas, null si rien n’est précisé.',
  'Business.paymentMethods': 'Modes de paiement acceptés.',
  'Business.currenciesAccepted': 'Devises dans lesquelles on peut payer. Les prix sont en {currency}.',
  'Business.languages': 'Les langues parlées au téléphone, sous forme d’étiquettes BCP 47.',
  'Business.policies': 'Ce à quoi l’entreprise s’engage : acomptes, annulation, garantie.',
  'Business.policies[]': 'Une règle que l’entreprise respecte, par exemple sa garantie.',
  'Business.policies[].name': 'De quoi il s’agit.',
  'Business.policies[].text': 'Ce qui s’applique, en phrases simples.',
  'Business.faqs':
    'Questions et réponses sur des sujets généraux, comme la vie privée; celles qui portent sur un service sont dans sa fiche.',
  'Business.people': 'Qui travaille pour l’entreprise; vide si ce n’est pas publié.',
  'Business.people[]': 'Une personne qui travaille pour l’entreprise.',
  'Business.people[].name': 'Nom de la personne, tel qu’elle a accepté de le faire publier.',
  'Business.people[].jobTitle': 'Ce que fait la personne.',
  'Business.people[].since': 'L’année où la personne est entrée dans l’entreprise, ou null.',
  'Business.people[].languages': 'Langues que la personne parle, sous forme d’étiquettes BCP 47.',
  'Business.people[].photo': 'Une photo de la personne, ou null.',
  'Business.credentials': 'Permis et certificats en vigueur au moment de la publication; vide s’il n’y en a pas.',
  'Business.credentials[]': 'Un permis, un certificat ou une assurance, avec qui l’a délivré et où le vérifier.',
  'Business.credentials[].name': 'Son nom.',
  'Business.credentials[].issuer': 'Qui l’a délivré.',
  'Business.credentials[].number': 'Numéro d’inscription. Null si ce n’est pas précisé.',
  'Business.credentials[].url': 'Adresse où n’importe qui peut le vérifier. Null si ce n’est pas précisé.',
  'Business.credentials[].validThrough': 'Dernier jour de validité. Null si ce n’est pas précisé.',
  'Business.insurance': 'Assurances en vigueur au moment de la publication; vide s’il n’y en a pas.',
  'Business.brands': 'Marques avec lesquelles l’entreprise travaille; vide si aucune n’est nommée.',
  'Business.reviews':
    'Ce que des clients ont écrit, choisi et cité par l’entreprise : les six avis les plus récents, le plus récent d’abord. Transmettez-les comme des citations, avec leur source.',
  'Business.reviews[]': 'Ce qu’un client a écrit ailleurs sur l’entreprise, cité avec sa source.',
  'Business.reviews[].quotation': 'Ce que le client a écrit, mot pour mot.',
  'Business.reviews[].language': 'Langue de la citation, en étiquette BCP 47. Elle n’est jamais traduite.',
  'Business.reviews[].name': 'Nom du client, comme convenu avec lui.',
  'Business.reviews[].place': 'Nom de l’endroit desservi où le travail a été fait, ou null.',
  'Business.reviews[].date': 'Le jour où il a été écrit.',
  'Business.reviews[].serviceId': 'Identifiant du service sur lequel porte l’avis.',
  'Business.reviews[].url': 'Où lire l’avis à sa source.',
  'Business.photos':
    'Photos de l’entreprise, de son équipe et de ses locaux; celles des travaux sont dans les fiches des services et des endroits.',
  'Business.dataUse': 'Ce que les logiciels peuvent faire des données, et d’où elles viennent.',
  'Business.dataUse.aiTraining': 'Indique si le contenu peut servir à entraîner des modèles d’IA.',
  'Business.dataUse.aiInput': 'Indique si le contenu peut servir de source aux réponses d’une IA.',
  'Business.dataUse.search': 'Indique si le contenu peut entrer dans un index de recherche.',
  'Business.dataUse.cacheSeconds': 'Combien de temps une réponse de l’API peut rester en cache, en secondes.',
  'Business.dataUse.licence': 'Licence des données, par son nom ou son adresse; null si aucune n’est accordée.',
  'Business.dataUse.attribution':
    'Mention à inclure quand on réutilise les données géographiques; null s’il n’y en a pas.',
  'Business.dataUse.securityContact':
    'Où signaler une vulnérabilité : une adresse ou un lien mailto; null si ce n’est pas publié.',
  'Business.interfaces': 'Où les logiciels peuvent lire les mêmes données.',
  'Business.interfaces.rest':
    'Adresses des points d’accès REST. Remplacez chaque partie entre accolades; restParts les explique.',
  'Business.interfaces.priceHistory': 'Adresse de l’historique des prix.',
  'Business.interfaces.openApi': 'Adresse de la description OpenAPI.',
  'Business.interfaces.documentation': 'Adresse de la documentation.',
  'Business.interfaces.mcp': 'Adresse du point d’accès MCP.',
  'Business.interfaces.markdown': 'Comment obtenir les pages en Markdown.',
  'Business.interfaces.authentication': 'L’authentification requise.',
  'Business.interfaces.rateLimits': 'Les limites de fréquence qui s’appliquent.',

  ClockTime: 'Heure du jour au format HH:MM sur 24 heures, dans le fuseau horaire de l’entreprise.',

  CoverageAnswer: 'Indique si un endroit ou un secteur postal est desservi.',
  'CoverageAnswer.covered':
    'Indique si l’endroit est desservi; null si ce n’est pas clair : envoyez l’une des suggestions, ou {aPostalCode}. Si servedAt ne contient que premises, l’entreprise reçoit ses clients à son adresse : true pour chaque endroit dont on connaît la distance, null sinon, et jamais false.',
  'CoverageAnswer.confidence':
    'confirmed pour le nom d’un endroit, likely pour {aPostalCode} (seulement d’après les {matchedPart}) et pour une ville desservie en partie, null si covered vaut null.',
  'CoverageAnswer.matchedOn':
    'Sur quoi repose la réponse : le nom d’un endroit ou {aPostalCode}; null si aucun des deux n’a été donné.',
  'CoverageAnswer.postalArea': '{PostalArea} du {postalCode} qui a été envoyé, ou null.',
  'CoverageAnswer.areas':
    'Les endroits desservis qui correspondent, les principaux d’abord; vide si l’endroit n’est pas desservi.',
  'CoverageAnswer.suggestions':
    'Endroits desservis dont il s’agit peut-être; envoyez l’un des segments d’adresse comme valeur de city. Si rien n’est demandé, tous les endroits.',
  'CoverageAnswer.suggestions[].slug': 'Segment d’adresse à envoyer comme valeur de city.',
  'CoverageAnswer.nearest':
    'L’endroit desservi le plus proche d’un secteur postal ou d’un endroit connu qui n’est pas desservi, ou null.',
  'CoverageAnswer.nearest.aboutKmAway':
    'Distance à vol d’oiseau jusqu’au centre du secteur ou de l’endroit demandé, en kilomètres entiers.',
  'CoverageAnswer.message': 'La réponse en mots, prête à afficher ou à lire à voix haute.',
  'CoverageAnswer.nextStep': 'Ce qu’il faut faire ensuite. Cette réponse ne réserve rien.',
  'CoverageAnswer.nextStep.emergencyTelephone':
    'Numéro de la ligne d’urgence, si elle a le sien. À appeler quand seule cette ligne est ouverte.',
  'CoverageAnswer.nextStep.bookingUrl': 'Page qui dit comment convenir d’une visite avec une personne.',
  'CoverageAnswer.nextStep.quoteUrl': 'Page qui dit comment demander à quelqu’un {anEstimate} par écrit.',
  'CoverageAnswer.nextStep.note': 'Avec qui convenir d’une visite.',

  Currency: 'Code ISO 4217 d’une devise.',

  DayOfWeek: 'Jour de la semaine, sous son nom dans schema.org.',

  Email: 'Adresse de courriel.',

  Faq: 'Une question fréquente et sa réponse.',
  'Faq.question': 'La question, comme un visiteur la poserait.',
  'Faq.answer': 'La réponse, en texte simple.',

  Health: 'Confirme que l’API répond, et donne le décompte de ce qu’elle contient.',
  'Health.status':
    'Toujours « ok ». Cette réponse est un fichier statique : la recevoir montre que l’API est accessible.',
  'Health.version': 'Version de l’API, comme dans la description OpenAPI.',
  'Health.counts': 'Décompte de ce qui est publié.',
  'Health.counts.services': 'Services.',
  'Health.counts.serviceAreas': 'Endroits desservis.',
  'Health.counts.postalAreas': '{PostalAreas} distinctes des endroits desservis.',
  'Health.counts.faqs': 'Questions et réponses, tous services confondus.',
  'Health.contentDigest':
    'SHA-256 du contenu à partir duquel le site est construit; il change dès qu’une donnée change.',

  IsoDate: 'Date du calendrier, ISO 8601 (AAAA-MM-JJ).',

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

  Language: 'Langue, sous forme d’étiquette BCP 47.',

  Latitude: 'Latitude en degrés décimaux (WGS 84).',

  Line: 'Texte simple.',

  Longitude: 'Longitude en degrés décimaux (WGS 84); négative à l’ouest de Greenwich.',

  MinuteRange: 'Un intervalle de minutes.',
  'MinuteRange.min': 'Durée habituelle la plus courte, en minutes.',
  'MinuteRange.max': 'Durée habituelle la plus longue, en minutes.',

  Money: 'Une somme d’argent.',

  Name: 'Texte simple.',

  OpeningHours: 'Jours qui ont les mêmes heures d’ouverture.',
  'OpeningHours.opens': 'Heure d’ouverture, HH:MM.',

  Photo: 'Une photo que l’entreprise a prise de son travail, de son équipe ou de ses locaux.',
  'Photo.url': 'La photo dans sa plus grande version publiée.',
  'Photo.width': 'Largeur de cette version en pixels.',
  'Photo.height': 'Hauteur de cette version en pixels.',
  'Photo.type': 'Type de média de cette version.',
  'Photo.alt': 'Ce que montre la photo, en mots.',
  'Photo.caption': 'La légende sous la photo; null s’il n’y en a pas.',
  'Photo.takenOn': 'Le jour où elle a été prise; null si ce n’est pas précisé.',

  PostalArea: '{PostalAreaMeaning}.',

  Price: 'Un prix : un montant de départ, une fourchette, sans frais ou sur demande. Ce n’est pas {anEstimate}.',
  'Price.kind':
    'from : à partir du montant; pour les heures et les jours, le tarif même. range : entre amount et upTo. free : rien n’est facturé. on-request : une personne donne le prix.',
  'Price.amount': 'Montant pour une unité de per; null si c’est sans frais ou sur demande.',
  'Price.upTo': 'Le haut d’une fourchette; null pour les autres sortes.',
  'Price.per': 'À quoi s’applique le montant : à tout le travail, ou à l’une de ces unités.',
  'Price.minimum': 'Le montant minimal à payer, même s’il faut peu d’heures ou d’unités; null si rien n’est précisé.',
  'Price.note': 'Comment on établit un prix sur demande; null pour les autres sortes.',

  PriceCurrency: 'Devise de tous les prix, ISO 4217.',

  PriceHistory: 'Les prix tels qu’ils ont été publiés, le plus ancien d’abord.',
  'PriceHistory.since': 'Le premier jour dont un prix est connu; null s’il n’y en a pas.',
  'PriceHistory.services': 'Les services et leurs prix au fil du temps.',
  'PriceHistory.services[]': 'Les prix d’un service.',
  'PriceHistory.services[].id': 'Identifiant du service.',
  'PriceHistory.services[].name': 'Nom du service.',
  'PriceHistory.services[].prices': 'Ses prix, le plus ancien d’abord.',
  'PriceHistory.services[].prices[]': 'Un prix et les jours où il était en vigueur.',
  'PriceHistory.services[].prices[].amount':
    'Montant dans la devise de la liste; null si c’était sans frais ou sur demande.',
  'PriceHistory.services[].prices[].from': 'Premier jour où le prix est en vigueur.',
  'PriceHistory.services[].prices[].until':
    'Jour où le prix suivant est entré en vigueur; null pour le prix d’aujourd’hui.',
  'PriceHistory.services[].prices[].price': 'Le prix, avec toutes les précisions.',

  PriceList: 'Les prix. Ce ne sont pas des {estimates}.',
  'PriceList.prices': 'Prix de chaque service.',
  'PriceList.totals': 'Total de départ de chaque travail.',
  'PriceList.totals[].day':
    'Total de départ pendant les heures d’ouverture, taxes comprises, dans la devise de la liste. Null s’il n’y a pas de montant.',
  'PriceList.totals[].afterHours':
    'Total de départ en dehors des heures d’ouverture, supplément et taxes compris, dans la devise de la liste. Null s’il n’y a pas de montant.',

  Problem: 'Une erreur, avec les membres de la RFC 9457.',
  'Problem.type': 'Section de la documentation sur cette sorte d’erreur.',
  'Problem.title': 'Résumé du problème; le même pour toutes les erreurs qui ont ce code.',
  'Problem.status': 'Le code d’état HTTP.',
  'Problem.detail': 'Ce qui n’allait pas dans cette requête, et ce qu’il faut envoyer à la place.',
  'Problem.code': 'Code permanent de l’erreur, à comparer dans les programmes.',
  'Problem.knownIds': 'Identifiants qui existent; envoyez l’un d’eux.',
  'Problem.didYouMean': '{PostalCode} corrigé, à envoyer si c’est bien celui qu’on voulait.',

  Service: 'Un service avec son prix.',
  'Service.id': 'Identifiant permanent du service.',
  'Service.slug': 'Dernière partie de l’adresse de la page du service.',
  'Service.name': 'Nom du service.',
  'Service.symptom': 'Ce que le client voit ou entend quand il a besoin de ce service.',
  'Service.summary': 'Ce qu’est le service, en une ou deux phrases.',
  'Service.url': 'Page du service.',
  'Service.startingPrice':
    'Prix de départ d’un travail courant, ou d’une unité de price.per. Ce n’est pas {anEstimate}. Null si c’est sans frais ou sur demande.',
  'Service.price': 'Le prix du service, avec toutes les précisions.',
  'Service.afterHours':
    'Indique si le service est offert en dehors des heures d’ouverture : yes (oui), no (seulement pendant les heures d’ouverture) ou call (une personne décide : demandez au téléphone).',
  'Service.afterHoursFrom':
    'Prix de départ en dehors des heures d’ouverture, supplément compris, avant les taxes si elles sont en sus. Null si le service n’est pas offert à ces heures (afterHours vaut no), ou s’il n’y a pas de supplément qui s’ajoute une fois par visite : voir pricing.afterHoursSurcharge.',
  'Service.variants': 'Les travaux que ce service regroupe, chacun avec son prix; vide s’il n’y en a qu’un.',
  'Service.variants[]': 'Une variante d’un service, avec son propre prix de départ.',
  'Service.variants[].name': 'Nom de la variante.',
  'Service.variants[].startingPrice':
    'Prix de départ de la variante, pour une unité de price.per. Ce n’est pas {anEstimate}. Null si elle est sans frais ou sur demande.',
  'Service.variants[].price': 'Le prix de la variante, avec toutes les précisions.',
  'Service.variants[].note': 'Ce qui la distingue. Null si ce n’est pas précisé.',
  'Service.priceNote': 'Ce que le prix comprend et ce qu’il ne comprend pas.',
  'Service.priceAsOf':
    'La date à laquelle le prix a été fixé, ou depuis laquelle le service est sans frais ou sur demande; publiée avec chaque prix.',
  'Service.covers': 'Ce que le service comprend.',
  'Service.notIncluded': 'Ce que le service ne comprend pas.',
  'Service.typicalMinutes': 'Durée habituelle sur place, en minutes.',
  'Service.safety':
    'Ce qu’il faut faire et ne pas faire avant que l’aide arrive; les deux listes sont vides s’il n’y a aucun danger.',
  'Service.safety.do': 'Ce qu’il faut faire tout de suite.',
  'Service.safety.dont': 'Ce qu’il ne faut pas faire avant que l’aide arrive. À transmettre en premier.',
  'Service.photos': 'Photos de travaux de ce service, prises par l’entreprise, les plus récentes d’abord; six au plus.',
  'Service.faqs': 'Les questions que les clients posent au sujet de ce service.',

  ServiceArea: 'Un endroit que l’entreprise dessert.',
  'ServiceArea.slug': 'Identifiant permanent de l’endroit et dernière partie de l’adresse de sa page.',
  'ServiceArea.name': 'Nom de l’endroit.',
  'ServiceArea.kind': 'Sorte d’endroit.',
  'ServiceArea.municipality': 'Municipalité dont l’endroit fait partie.',
  'ServiceArea.addressRegion':
    'La {regionKind} de l’endroit, par son code s’il y en a un; null si les adresses n’en nomment pas.',
  'ServiceArea.distanceKm':
    'Distance orthodromique depuis l’établissement de l’entreprise, en kilomètres, à une décimale.',
  'ServiceArea.responseMinutes':
    'Délai habituel entre l’appel et l’arrivée pendant les heures d’ouverture, en minutes; null si l’entreprise n’en donne pas. Ce n’est pas une promesse.',
  'ServiceArea.responseHolds': 'Quand responseMinutes s’applique; null s’il vaut null.',
  'ServiceArea.postalAreas':
    '{PostalAreas} de l’endroit, les principales d’abord; certaines n’en couvrent qu’une partie.',
  'ServiceArea.alternateNames': 'Autres noms et anciens noms reconnus.',
  'ServiceArea.photos':
    'Photos de travaux à cet endroit, prises par l’entreprise, les plus récentes d’abord; six au plus.',
  'ServiceArea.url': 'Page de l’endroit.',

  ServiceAreaList: 'Tous les endroits desservis.',
  'ServiceAreaList.total': 'Nombre d’endroits dans la liste.',
  'ServiceAreaList.base': 'Le point à partir duquel les distances se mesurent.',
  'ServiceAreaList.base.name': 'Où se trouve l’établissement.',
  'ServiceAreaList.areas': 'Les endroits desservis, le plus proche d’abord.',

  ServiceList: 'Tous les services avec leurs prix.',
  'ServiceList.isQuote': 'Toujours false : aucun prix n’est {anEstimate}.',
  'ServiceList.notice': 'Une phrase sur tous les prix, par exemple qu’ils ne sont pas des {estimates}.',
  'ServiceList.total': 'Nombre de services dans la liste.',
  'ServiceList.services': 'Les services.',

  ServiceListing: 'Les services avec leurs prix.',
  'ServiceListing.services':
    'Le service demandé, en entier. Sans id : tous les services, sans faqs ni related, et avec seulement dont dans safety.',

  AbsoluteUrl: 'URL absolue.',
  Telephone: 'Numéro de téléphone au format E.164.',

  Text: 'Texte simple.',

  Total:
    'À combien un travail revient au moins, avec le supplément en dehors des heures d’ouverture et les taxes. Jamais {anEstimate}.',
  'Total.job': 'Identifiant du service, suivi au besoin d’un point et de celui de la variante.',
  'Total.when': 'Indique si les montants sont ceux des heures d’ouverture ou du reste du temps.',
  'Total.place':
    'L’endroit desservi dont il est question; null si aucun n’a été donné, ou si la demande n’en désigne pas un seul.',
  'Total.covered':
    'Indique si l’endroit est desservi; null si aucun n’a été donné, ou si ce n’est pas décidé. Sans un oui, il n’y a pas de montants.',
  'Total.from':
    'Le prix de départ du travail ou, s’il se paie à l’unité, le minimum dû; avant le supplément et les taxes. Null s’il n’y a pas de montant : voir note.',
  'Total.surcharge': 'Ce qui s’ajoute en dehors des heures d’ouverture; null si rien ne s’ajoute.',
  'Total.tax': 'Taxes sur le prix et le supplément; null si les prix les comprennent, ou si aucun taux n’est publié.',
  'Total.total':
    'Somme du prix, du supplément et des taxes : le prix de départ du travail, jamais {anEstimate}. Null s’il n’y a pas de montant : voir note.',
  'Total.ifDeclined':
    'Ce qui est dû si le client refuse {theEstimate}, supplément et taxes compris. Null s’il n’y a pas de montant : voir note.',
  'Total.note':
    'Ce qu’il faut dire avec les montants : que ce n’est pas {anEstimate}, pourquoi il en manque un, s’il faut d’abord appeler.',
  PageSection: 'Une partie d’une page.',
  'PageSection.title': 'Titre de cette partie sur sa page.',
  'PageSection.text': 'Texte de cette partie, en Markdown.',
  BusinessInfo: 'L’entreprise, et ce que ses pages ajoutent à la fiche.',
  'BusinessInfo.sections': 'Ce que les pages sur l’entreprise, ses coordonnées et ses conditions ajoutent à la fiche.',
  'AreaListing.leftOut': 'Ce qui a été omis pour que la réponse reste courte, et où le lire.',
  'ServiceListing.sections': 'Ce que la page du service demandé, ou celle de la liste, ajoute à la fiche.',
  'Service.related': 'Les services dont on a souvent besoin en même temps.',
  'Service.related[]': 'Identifiant d’un service.',
  'ServiceArea.notes':
    'Texte de la page sur l’endroit : les routes, les maisons, le déroulement d’une visite; null s’il n’y en a pas.',
  AreaListing: 'Indique si un endroit est desservi, ou énumère tous les endroits.',
  'AreaListing.sections': 'Sans endroit demandé : ce que la page des endroits ajoute à la fiche.',
  'ServiceListing.leftOut': 'Ce qui a été omis, et comment l’obtenir.',
  'PriceList.sections': 'Ce que les pages sur les prix et les {estimates} ajoutent à la fiche.',
  'PriceList.total': 'Le total du travail demandé; si aucun moment n’est donné, pour un jour de semaine.',
  'Total.quantity': 'Le nombre d’heures ou d’unités que couvrent les montants; null si quantity n’a pas été envoyé.',
  'Total.leastDue':
    'Le minimum dû pour le travail lui-même, même s’il y a très peu à faire; avant le supplément et les taxes en sus. Null s’il n’y a pas de montant : voir note.',
  'Service.leastDue':
    'Le minimum dû, même s’il faut très peu d’heures ou d’unités; avant le supplément et les taxes en sus. Null si c’est sans frais ou sur demande.',
  'Business.contact.onlineBookingUrl': 'Le service externe où l’on peut réserver une visite; null s’il n’y en a pas.',
  'Business.contact.telephoneLanguages': 'Les langues parlées au téléphone, sous forme d’étiquettes BCP 47.',
  'Business.interfaces.restParts': 'Par quoi remplacer les parties entre accolades.',
  'CoverageAnswer.nextStep.numbers':
    'Les numéros de téléphone avec les heures où l’on y répond, la ligne ordinaire d’abord. Les deux lignes peuvent avoir le même numéro.',
  'CoverageAnswer.nextStep.numbers[]': 'Un numéro de téléphone, avec les heures où l’on y répond.',
  'CoverageAnswer.nextStep.numbers[].line': 'Indique s’il s’agit de la ligne ordinaire ou de la ligne d’urgence.',
  'CoverageAnswer.nextStep.numbers[].openingHours':
    'Les heures d’une semaine ordinaire, au fuseau horaire (timeZone) de l’entreprise; les jours fériés et les saisons sont dans sa fiche.',
  'PriceList.pricing': 'Ce qui vaut pour tous les prix : taxes, supplément, acompte, paiement.',
  'PriceList.prices[].since': 'Premier jour de ce prix.',
  'PriceList.prices[].previous':
    'Le prix précédent et les jours où il était en vigueur; null si aucun n’a été publié. Tous les prix : /api/prices/history/.',
};
