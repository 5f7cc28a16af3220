/** French descriptions of what is in src/schemas/business. */
export const business: Readonly<Record<string, string>> = {
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
  'Business.address.postalCode': '{NationalPostalCode}.',
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
    'Aucun endroit de la liste n’est plus loin de l’établissement, en kilomètres. Les endroits situés dans ce rayon ne sont pas tous sur la liste.',
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
  'Business.reviews[].place': 'Nom de l’endroit de la liste d’où vient l’avis, ou null.',
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
  'Business.contact.onlineBookingUrl': 'Le service externe où l’on peut réserver une visite; null s’il n’y en a pas.',
  'Business.contact.telephoneLanguages': 'Les langues parlées au téléphone, sous forme d’étiquettes BCP 47.',
  'Business.interfaces.restParts': 'Par quoi remplacer les parties entre accolades.',
};
