/** The descriptions of members of records and parameters, by their English. Names of terms in braces stay. */
export const descriptions: Readonly<Record<string, string>> = {
  'What the list leaves out, and how to get it.': 'Ce que la liste omet, et comment l’obtenir.',
  'Plain text.': 'Texte simple.',
  'The answer in plain text.': 'La réponse, en texte simple.',
  'The question as a visitor would ask it.': 'La question, comme un visiteur la poserait.',
  'A frequently asked question and its answer.': 'Une question fréquente et sa réponse.',
  'Questions customers ask about this service.': 'Les questions que les clients posent au sujet de ce service.',
  'The day it was taken, if that is told.': 'Le jour où elle a été prise; null si ce n’est pas précisé.',
  'The line below it, if there is one.': 'La légende sous la photo; null s’il n’y en a pas.',
  'What the photograph shows, in words.': 'Ce que montre la photo, en mots.',
  'Media type of that form.': 'Type de média de cette version.',
  'Height of that form in pixels.': 'Hauteur de cette version en pixels.',
  'Width of that form in pixels.': 'Largeur de cette version en pixels.',
  'Absolute URL.': 'URL absolue.',
  'The photograph in its largest published form.': 'La photo dans sa plus grande version publiée.',
  'A photograph the business took of its own work, its people or its premises.':
    'Une photo que l’entreprise a prise de son travail, de son équipe ou de ses locaux.',
  'Jobs of this service, photographed by the business, newest first; at most six.':
    'Photos de travaux de ce service, prises par l’entreprise, les plus récentes d’abord; six au plus.',
  'What not to do before help arrives. Pass it on first.':
    'Ce qu’il ne faut pas faire avant que l’aide arrive. À transmettre en premier.',
  'What to do right now.': 'Ce qu’il faut faire tout de suite.',
  'A range of minutes.': 'Un intervalle de minutes.',
  'Longest usual time in minutes.': 'Durée habituelle la plus longue, en minutes.',
  'Shortest usual time in minutes.': 'Durée habituelle la plus courte, en minutes.',
  'Usual time on site, in minutes.': 'Durée habituelle sur place, en minutes.',
  'What the service does not cover.': 'Ce que le service ne comprend pas.',
  'What the service covers.': 'Ce que le service comprend.',
  'Calendar date, ISO 8601 (YYYY-MM-DD).': 'Date du calendrier, ISO 8601 (AAAA-MM-JJ).',
  'The date on which the price was set.': 'La date à laquelle le prix a été fixé.',
  'What the price includes and what not.': 'Ce que le prix comprend et ce qu’il ne comprend pas.',
  'What sets it apart.': 'Ce qui la distingue.',
  'A price: an amount to begin with, a range, free, or on request. Not a quote.':
    'Un prix : un montant de départ, une fourchette, gratuit ou sur demande. Ce n’est pas une soumission.',
  'What the variant costs, with all that is said of it.': 'Le prix de la variante, avec toutes les précisions.',
  'Starting price of the variant, for one of what price.per says. Not a quote. Null where it is free or on request.':
    'Prix de départ de la variante, pour une unité de price.per. Ce n’est pas une soumission. Null si elle est gratuite ou sur demande.',
  'Name of the variant.': 'Nom de la variante.',
  'A variant of a service with its own starting price.': 'Une variante d’un service, avec son propre prix de départ.',
  'Jobs this service stands for, each with its own price; empty where it is one.':
    'Les travaux que ce service regroupe, chacun avec son prix; vide s’il n’y en a qu’un.',
  'Starting price outside opening hours, surcharge included, before tax that is added. Null where it cannot be had then (afterHours is no), and where no surcharge is added once: see pricing.afterHoursSurcharge.':
    'Prix de départ en dehors des heures d’ouverture, supplément compris, avant les taxes si elles sont en sus. Null si le service n’est pas offert à ces heures (afterHours vaut no), ou s’il n’y a pas de supplément qui s’ajoute une fois par visite : voir pricing.afterHoursSurcharge.',
  'Whether it can be had outside opening hours: yes; no, during opening hours alone; or call, a person decides: ask on the telephone.':
    'Indique si le service est offert en dehors des heures d’ouverture : yes (oui), no (seulement pendant les heures d’ouverture) ou call (une personne décide : demandez au téléphone).',
  'How a price on request comes about; null for the other kinds.':
    'Comment on établit un prix sur demande; null pour les autres sortes.',
  'The least money due, however few hours or pieces; null where nothing is said.':
    'Le montant minimal à payer, même s’il faut peu d’heures ou d’unités; null si rien n’est précisé.',
  'What the amount is the price of: the whole job, or one of these.':
    'À quoi s’applique le montant : à tout le travail, ou à l’une de ces unités.',
  'Upper end of a range; null for the other kinds.': 'Le haut d’une fourchette; null pour les autres sortes.',
  'Amount for one of what per says; null where it is free or on request.':
    'Montant pour une unité de per; null si c’est gratuit ou sur demande.',
  'from: amount and up, for hours and days the rate itself. range: between amount and upTo. free: nothing is charged. on-request: a person names the price.':
    'from : à partir du montant; pour les heures et les jours, le tarif même. range : entre amount et upTo. free : rien n’est facturé. on-request : une personne donne le prix.',
  'What the service costs, with all that is said of it.': 'Le prix du service, avec toutes les précisions.',
  'ISO 4217 code of a currency.': 'Code ISO 4217 d’une devise.',
  'ISO 4217 currency of all prices.': 'Devise de tous les prix, ISO 4217.',
  'ISO 4217 currency code.': 'Code de devise ISO 4217.',
  'Amount in {currencyName}, a number without a currency sign.':
    'Montant en {currencyName}, un nombre sans symbole de devise.',
  'Amount of money as a number.': 'Montant, sous forme de nombre.',
  'A sum of money.': 'Une somme d’argent.',
  'Starting price for a standard job, or for one of what price.per says. Not a quote. Null where it is free or on request.':
    'Prix de départ d’un travail courant, ou d’une unité de price.per. Ce n’est pas une soumission. Null si c’est gratuit ou sur demande.',
  'Page of the service.': 'Page du service.',
  'What the service is, in one or two sentences.': 'Ce qu’est le service, en une ou deux phrases.',
  'What customers see or hear when they need this service.':
    'Ce que le client voit ou entend quand il a besoin de ce service.',
  'Name of the service.': 'Nom du service.',
  'Lower-case letters, digits and single hyphens.': 'Lettres minuscules, chiffres et traits d’union simples.',
  'Last part of the address of the service page.': 'Dernière partie de l’adresse de la page du service.',
  'Permanent identifier of the service.': 'Identifiant permanent du service.',
  'All services without their questions and with only what not to do, or the one that was asked for in full.':
    'Tous les services sans leurs questions et avec seulement ce qu’il ne faut pas faire, ou celui qu’on a demandé, en entier.',
  'How many services the list holds.': 'Nombre de services dans la liste.',
  'What the prices mean.': 'Ce que les prix veulent dire.',
  'Always false: no price is a quote.': 'Toujours false : aucun prix n’est une soumission.',
  'Services with their prices.': 'Les services avec leurs prix.',
  'What it starts at outside opening hours, surcharge included, with tax, in currency. Null where no sum can be named.':
    'Prix de départ en dehors des heures d’ouverture, supplément et taxes compris, dans la devise currency. Null si aucun montant ne peut être donné.',
  'What it starts at during opening hours, with tax, in currency. Null where no sum can be named.':
    'Prix de départ pendant les heures d’ouverture, taxes comprises, dans la devise currency. Null si aucun montant ne peut être donné.',
  'Identifier of the service; after a point, that of its variant.':
    'Identifiant du service, suivi au besoin d’un point et de celui de la variante.',
  'What each job starts at, all included.': 'Prix de départ de chaque travail, tout compris.',
  'Price of each service.': 'Prix de chaque service.',
  'By whom and on which terms instalments are offered; false where not, null where nothing is said.':
    'Par qui et à quelles conditions le paiement en plusieurs versements est offert; false s’il ne l’est pas, null si rien n’est précisé.',
  'When and how payment is made.': 'Quand et comment on paie.',
  'Whether a deposit is asked for, and when.': 'Indique si un acompte est demandé, et quand.',
  'What the amount pays for, and when it is due.': 'Ce que couvre le montant, et quand il est dû.',
  'What is due after a no to the estimate, before tax that is added; null where it is not published.':
    'Ce qui est dû quand le client refuse la soumission, avant les taxes si elles sont en sus; null si ce n’est pas publié.',
  'What decides whether it is added.': 'Ce qui décide s’il s’ajoute.',
  'Whether the emergency visit has it too, or its one price at any hour.':
    'Indique s’il s’ajoute aussi à la visite d’urgence. False : le prix de la visite d’urgence vaut à toute heure.',
  'Whether it is added once for the visit, or for each hour on site.':
    'Indique s’il s’ajoute une fois par visite, ou pour chaque heure sur place.',
  'What is added to a price outside opening hours, before tax that is added; null where nothing is added.':
    'Ce qui s’ajoute à un prix en dehors des heures d’ouverture, avant les taxes si elles sont en sus; null si rien ne s’ajoute.',
  'A tax with its rate.': 'Une taxe et son taux.',
  'The taxes one by one, each a line of an invoice, rounded by itself; empty where none is published.':
    'Les taxes une par une, chacune sur sa ligne de la facture et arrondie séparément; vide si aucune n’est publiée.',
  'Whether the prices include it. False: it is added to every price.':
    'Indique si les prix la comprennent. False : elle s’ajoute à chaque prix.',
  'Rate in per cent of the price.': 'Taux, en pourcentage du prix.',
  'Name of the tax, as it stands on an invoice.': 'Nom de la taxe, comme sur la facture.',
  'The sales tax on all prices; of two taxes their names and the sum of their rates.':
    'La taxe de vente sur tous les prix; pour deux taxes, leurs noms et la somme de leurs taux.',
  'Sales tax on all prices, or null where its rate is not published.':
    'Taxe de vente sur tous les prix, ou null si son taux n’est pas publié.',
  'What holds for all prices: tax, surcharge, deposit, payment.':
    'Ce qui s’applique à tous les prix : taxes, supplément, acompte, paiement.',
  'Prices. They are not quotes.': 'Les prix. Ce ne sont pas des soumissions.',
  'Who arranges a visit.': 'Qui organise une visite.',
  'Page that says how to get a written quote from a person.':
    'Page qui dit comment obtenir une soumission écrite d’une personne.',
  'Page that says how to arrange a visit with a person.':
    'Page qui dit comment organiser une visite avec une personne.',
  'Telephone number in E.164 form.': 'Numéro de téléphone au format E.164.',
  'Number of the emergency line; to call while it alone is open.':
    'Numéro de la ligne d’urgence, si elle a le sien : celui à appeler quand l’entreprise est fermée et qu’on répond à cette ligne.',
  'How to go on. Nothing is booked by this answer.': 'Quoi faire ensuite. Cette réponse ne réserve rien.',
  'The answer in words, ready to be read out.': 'La réponse en mots, prête à être lue à voix haute.',
  'Straight-line distance from the middle of what was asked for, in whole kilometres.':
    'Distance à vol d’oiseau entre cet endroit et le centre de ce qui a été demandé, en kilomètres entiers.',
  'Great-circle distance from the base of the business in kilometres, one decimal.':
    'Distance orthodromique depuis l’établissement de l’entreprise, en kilomètres, à une décimale.',
  'Great-circle distance of that place from the base of the business in kilometres, one decimal.':
    'Distance orthodromique de cet endroit depuis l’établissement de l’entreprise, en kilomètres, à une décimale.',
  'The served place nearest to a postal area or a known place that is not served, or null.':
    'L’endroit desservi le plus proche d’un secteur postal ou d’un endroit connu qui n’est pas desservi, ou null.',
  'Slug to send as city.': 'Slug à envoyer comme valeur de city.',
  'Served places that may be meant; send one of the slugs as city. Without a question, all places.':
    'Endroits desservis dont il s’agit peut-être; envoyez l’un des slugs comme valeur de city. Si rien n’est demandé, tous les endroits.',
  'Page of the place.': 'Page de l’endroit.',
  'Jobs in this place, photographed by the business, newest first; at most six.':
    'Photos de travaux à cet endroit, prises par l’entreprise, les plus récentes d’abord; six au plus.',
  'Other and former names that are recognised.': 'Autres noms et anciens noms reconnus.',
  '{PostalAreas} of the place, main ones first; some hold a part of it.':
    '{PostalAreas} de l’endroit, les principales d’abord; certaines n’en couvrent qu’une partie.',
  'When responseMinutes holds; null where it is null.': 'Quand responseMinutes s’applique; null s’il vaut null.',
  'Usual time from the call to the arrival during opening hours, in minutes; null where the business names none. Not a promise.':
    'Délai habituel entre l’appel et l’arrivée pendant les heures d’ouverture, en minutes; null si l’entreprise n’en donne pas. Ce n’est pas une promesse.',
  'Longitude in decimal degrees (WGS 84); negative west of Greenwich.':
    'Longitude en degrés décimaux (WGS 84); négative à l’ouest de Greenwich.',
  'Latitude in decimal degrees (WGS 84).': 'Latitude en degrés décimaux (WGS 84).',
  'Municipality the place belongs to.': 'Municipalité dont l’endroit fait partie.',
  'What sort of place it is.': 'Sorte d’endroit.',
  'Name of the place.': 'Nom de l’endroit.',
  'Permanent identifier of the place; its page’s address ends in it.':
    'Identifiant permanent de l’endroit et dernière partie de l’adresse de sa page.',
  'A place the business serves.': 'Un endroit que l’entreprise dessert.',
  'The served places that match, main ones first; empty when not served.':
    'Les endroits desservis qui correspondent, les principaux d’abord; vide si l’endroit n’est pas desservi.',
  '{PostalAreaMeaning}.': '{PostalAreaMeaning}.',
  '{PostalArea} of the {postalCode} that was sent, or null.': '{PostalArea} du {postalCode} qui a été envoyé, ou null.',
  'What the answer rests on: a place name or {aPostalCode}; null where neither was given.':
    'Sur quoi repose la réponse : le nom d’un endroit ou {aPostalCode}; null si aucun des deux n’a été donné.',
  'confirmed for a place name, likely for {aPostalCode} (matched on its {matchedPart} only) and for a city that is served in part, null when covered is null.':
    'confirmed pour le nom d’un endroit, likely pour {aPostalCode} (seulement d’après les {matchedPart}) et pour une ville desservie en partie, null si covered vaut null.',
  'Whether the place is served; null when it is not clear which: see suggestions.':
    'Indique si l’endroit est desservi. Null si on ne sait pas de quel endroit il s’agit : voir alors suggestions.',
  'Whether a place or postal area is served.': 'Indique si un endroit ou un secteur postal est desservi.',
  'Limits.': 'Limites.',
  'Access.': 'Accès.',
  'Pages as Markdown.': 'Les pages en Markdown.',
  'MCP endpoint.': 'Point d’accès MCP.',
  'Documentation.': 'Documentation.',
  'OpenAPI description.': 'Description OpenAPI.',
  'Every published price.': 'Tous les prix publiés.',
  'REST endpoints.': 'Points d’accès REST.',
  'Where software reads the same facts.': 'Où les logiciels peuvent lire les mêmes données.',
  'Where to report a vulnerability: an address or a mailto link.':
    'Où signaler une vulnérabilité : une adresse ou un lien mailto.',
  'Where the data comes from and who must be credited.': 'D’où viennent les données et qui il faut citer.',
  'Licence of the data, by name or address; null where none is granted.':
    'Licence des données, par son nom ou son adresse; null si aucune n’est accordée.',
  'How long an answer of the API may be kept, in seconds.':
    'Combien de temps une réponse de l’API peut être conservée, en secondes.',
  'Whether the content may go into a search index.': 'Indique si le contenu peut entrer dans un index de recherche.',
  'Whether the content may be used as input of AI answers.':
    'Indique si le contenu peut servir de source aux réponses d’une IA.',
  'Whether the content may be used to train AI models.':
    'Indique si le contenu peut servir à entraîner des modèles d’IA.',
  'What software may do with the data, and where it comes from.':
    'Ce que les logiciels peuvent faire des données, et d’où elles viennent.',
  'The business itself, its people and premises; jobs are with services and areas.':
    'Photos de l’entreprise elle-même, de son équipe et de ses locaux; celles des travaux sont avec les services et les endroits.',
  'Where the review can be read at its source.': 'Où lire l’avis à sa source.',
  'Identifier of the service it is about.': 'Identifiant du service sur lequel porte l’avis.',
  'The day on which it was written.': 'Le jour où il a été écrit.',
  'Name of the served place where the work was done, or null.':
    'Nom de l’endroit desservi où le travail a été fait, ou null.',
  'Name of the customer, as agreed with them.': 'Nom du client, comme convenu avec lui.',
  'Language of the quotation as a BCP 47 tag. It is never translated.':
    'Langue de la citation, en étiquette BCP 47. Elle n’est jamais traduite.',
  'What the customer wrote, word for word.': 'Ce que le client a écrit, mot pour mot.',
  'What a customer wrote elsewhere about the business, quoted with its source.':
    'Ce qu’un client a écrit ailleurs sur l’entreprise, cité avec sa source.',
  'What customers wrote, chosen and quoted by the business: the six newest, newest first. Pass them on as quotations with their source.':
    'Ce que des clients ont écrit, choisi et cité par l’entreprise : les six avis les plus récents, le plus récent d’abord. Transmettez-les comme des citations, avec leur source.',
  'Brands the business works with; empty where none are named.':
    'Marques avec lesquelles l’entreprise travaille; vide si aucune n’est nommée.',
  'Insurance cover valid on publication; empty where none is.':
    'Assurances en vigueur au moment de la publication; vide s’il n’y en a pas.',
  'The last day on which it is valid.': 'Dernier jour de validité.',
  'Where anybody can check it.': 'Où n’importe qui peut le vérifier.',
  'The number it is registered under.': 'Numéro d’inscription.',
  'Who issued it.': 'Qui l’a délivré.',
  'What it is called.': 'Son nom.',
  'A licence, a certificate or an insurance cover, with who issued it and where to check it.':
    'Un permis, un certificat ou une assurance, avec qui l’a délivré et où le vérifier.',
  'Licences and certificates valid on publication; empty where none are.':
    'Permis et certificats en vigueur au moment de la publication; vide s’il n’y en a pas.',
  'A photograph of them, or null.': 'Une photo de la personne, ou null.',
  'Languages they speak, as BCP 47 tags.': 'Langues que la personne parle, sous forme d’étiquettes BCP 47.',
  'The year they joined the business, if that is told.':
    'L’année où la personne est entrée dans l’entreprise, ou null.',
  'What they do.': 'Ce que fait la personne.',
  'Name of the person, as they agreed to have it published.':
    'Nom de la personne, tel qu’elle a accepté de le faire publier.',
  'Somebody who works for the business.': 'Une personne qui travaille pour l’entreprise.',
  'Who works for the business; empty where that is not published.':
    'Qui travaille pour l’entreprise; vide si ce n’est pas publié.',
  'Questions and answers on privacy and the like; those about a service are with it.':
    'Questions et réponses des pages qui traitent d’un sujet à part, comme la vie privée. Celles qui portent sur un service sont avec ce service.',
  'What holds, in plain sentences.': 'Ce qui s’applique, en phrases simples.',
  'What it is about.': 'De quoi il s’agit.',
  'A rule the business keeps, for example its warranty.':
    'Une règle que l’entreprise respecte, par exemple sa garantie.',
  'What the business holds itself to: deposits, cancelling, warranty.':
    'Ce à quoi l’entreprise s’engage : acomptes, annulation, garantie.',
  'Language as a BCP 47 tag.': 'Langue, sous forme d’étiquette BCP 47.',
  'Languages customers are served in, on the telephone too, as BCP 47 tags.':
    'Langues dans lesquelles les clients sont servis, au téléphone aussi, sous forme d’étiquettes BCP 47.',
  'Currencies that payment is accepted in. Prices are in {currency}.':
    'Devises dans lesquelles on peut payer. Les prix sont en {currency}.',
  'Ways to pay that are accepted.': 'Modes de paiement acceptés.',
  'Address of the profile.': 'Adresse du profil.',
  'Name of the platform.': 'Nom de la plateforme.',
  'A profile of the business on another platform.': 'Un profil de l’entreprise sur une autre plateforme.',
  'Profiles on other platforms.': 'Profils sur d’autres plateformes.',
  'The date on which these numbers were read.': 'La date à laquelle ces chiffres ont été relevés.',
  'Where the ratings can be read.': 'Où lire les évaluations.',
  'Who collected the ratings, and if they are real.': 'Qui a recueilli les évaluations, et si elles sont réelles.',
  'How many ratings the average is made of.': 'Nombre d’évaluations dont la note est la moyenne.',
  'Best rating that can be given.': 'La meilleure note possible.',
  'Average rating.': 'Note moyenne.',
  'Rating of the business by others, with its source and date.':
    'Évaluation de l’entreprise par d’autres, avec sa source et sa date.',
  'Rating of the business by others with source and date, if there is one.':
    'Évaluation de l’entreprise par d’autres, avec source et date, ou null.',
  'No served place lies farther from the base, in kilometres. Not every place within is served.':
    'Aucun endroit desservi n’est plus loin de l’établissement, en kilomètres. Les endroits situés dans ce rayon ne sont pas tous desservis.',
  'Last day on which the notice holds.': 'Dernier jour où l’avis est en vigueur.',
  'Whether the opening hours stay as they are while the notice holds.':
    'Si les heures d’ouverture restent les mêmes pendant que l’avis est en vigueur.',
  'First day on which the notice holds.': 'Premier jour où l’avis est en vigueur.',
  'What visitors should know.': 'Ce que les visiteurs devraient savoir, en une ou deux phrases.',
  'A temporary closure or a weather notice.': 'Une fermeture temporaire ou un avis lié à la météo.',
  'Temporary closure or weather notice; there is none most days.':
    'Avis de fermeture temporaire ou avis lié à la météo; null la plupart du temps.',
  'Whether the emergency line is answered at the same hours on the dates of specialOpeningHours; if not, it is not answered on them at all. Null where no such dates are listed.':
    'Indique si on répond à la ligne d’urgence aux mêmes heures les jours de specialOpeningHours; sinon, on n’y répond pas du tout ces jours-là. Null si aucun de ces jours n’est donné.',
  'Number of the emergency line in E.164 form; without its own that of the business.':
    'Numéro de la ligne d’urgence au format E.164 : celui de l’entreprise si la ligne n’a pas le sien.',
  'What the line is for, in one sentence.': 'À quoi sert la ligne d’urgence, en une phrase.',
  'Time of day as HH:MM on a 24-hour clock, in the time zone of the business.':
    'Heure du jour au format HH:MM sur 24 heures, dans le fuseau horaire de l’entreprise.',
  'Opening time, HH:MM.': 'Heure d’ouverture, HH:MM.',
  'Days with the same opening hours.': 'Jours qui ont les mêmes heures d’ouverture.',
  'When the emergency line is answered.': 'Quand on répond à la ligne d’urgence.',
  'Hours of the emergency line.': 'Heures de la ligne d’urgence.',
  'Hours of the emergency line, or null where there is none.':
    'Heures de la ligne d’urgence, ou null s’il n’y en a pas.',
  'Whether the business is closed all day. The emergency line may still be answered.':
    'Indique si l’entreprise est fermée toute la journée. Il se peut qu’on réponde quand même à la ligne d’urgence.',
  'Closing time, HH:MM, at most 24:00. A time not later than the opening time belongs to the next day; equal times mean 24 hours.':
    'Heure de fermeture, HH:MM, au plus 24:00. Si elle n’est pas postérieure à l’heure d’ouverture, c’est celle du lendemain; deux heures égales veulent dire 24 heures.',
  'Opening time, HH:MM. Without times the business is closed then.':
    'Heure d’ouverture, HH:MM. Sans heures, l’entreprise est alors fermée.',
  'Name of the day or days.': 'Nom de ce jour ou de ces jours.',
  'The last of them.': 'Le dernier de ces jours.',
  'The first of several dates in a row.': 'Le premier de plusieurs jours de suite.',
  'The date on which these hours replace the weekly ones; of several in a row the first.':
    'Le jour où ces heures remplacent celles de la semaine; de plusieurs jours de suite, le premier.',
  'Hours of one date, a holiday for instance, or of several in a row: those from `from` to `to`.':
    'Heures d’un jour, un jour férié par exemple, ou de plusieurs jours de suite : ceux de `from` à `to`.',
  'Dates with other hours; they come before seasons.':
    'Jours dont les heures diffèrent de celles de la semaine, par ordre de date. Ils l’emportent sur seasons.',
  'The week in this part of the year; days not named are closed.':
    'Heures d’ouverture de la semaine pendant cette période, à la place des heures habituelles; l’entreprise est fermée les jours qui ne sont pas nommés.',
  'Month and day as MM-DD.': 'Mois et jour au format MM-JJ.',
  'Its last day, MM-DD. A day before the first lies in the next year.':
    'Son dernier jour, MM-JJ. Un jour antérieur au premier tombe l’année suivante.',
  'Its first day, MM-DD.': 'Son premier jour, MM-JJ.',
  'Name of the part of the year.': 'Nom de la période.',
  'A part of every year with a week of its own.':
    'Une période de l’année, la même chaque année, qui a ses propres heures.',
  'Parts of every year with a week of their own, in place of openingHours.':
    'Périodes de l’année, les mêmes chaque année, qui ont leurs propres heures, à la place de openingHours; vide s’il n’y en a pas.',
  'Weekly opening hours; days not named are closed. Hours with byAppointment are for those who have arranged a visit.':
    'Heures d’ouverture de la semaine; l’entreprise est fermée les jours qui ne sont pas nommés. Les heures avec byAppointment sont pour les personnes qui ont pris rendez-vous.',
  'True where they hold by arrangement alone; without times, all day.':
    'True si ces heures sont seulement pour les personnes qui ont pris rendez-vous; sans heures, toute la journée.',
  'Opening time, HH:MM. Only a day by appointment may do without.':
    'Heure d’ouverture, HH:MM. Seul un jour sur rendez-vous peut s’en passer.',
  'The days on which the business opens at this time.': 'Les jours où l’entreprise ouvre à cette heure.',
  'Day of the week by its schema.org name.': 'Jour de la semaine, sous son nom dans schema.org.',
  'Days with the same hours.': 'Jours qui ont les mêmes heures.',
  'IANA time zone in which all times of day are meant.': 'Fuseau horaire IANA de toutes les heures données.',
  'The base of the business, or where it publishes no street the middle of its town; distances to places are measured from here.':
    'L’établissement de l’entreprise, ou le centre de sa ville si elle ne publie pas de rue; les distances se mesurent à partir de ce point.',
  'Where those who come to the business can park, if that is told.': 'Où stationner quand on vient sur place, ou null.',
  'Two-letter country code (ISO 3166-1).': 'Code de pays à deux lettres (ISO 3166-1).',
  '{OwnPostalCode}.': '{OwnPostalCode}.',
  'The {regionKind}, by its code (ISO 3166-2 without the country) where it has one.':
    'La {regionKind}, par son code (ISO 3166-2, sans le pays) si elle en a un; null si l’adresse n’en nomme pas.',
  'Town or city.': 'Ville ou village.',
  'Street and number; where customers do not come there is none, and pages and maps name the town.':
    'Numéro et rue; null si l’entreprise ne reçoit pas de clients sur place : pages, données et cartes ne nomment alors que la ville.',
  'Postal address of the business, in the words of schema.org PostalAddress.':
    'Adresse postale de l’entreprise, dans les termes de PostalAddress de schema.org.',
  'What to send when asking for a quote: the lines of the email on that page.':
    'Ce qu’il faut envoyer pour demander une soumission : les lignes du courriel de cette page, ou ce que dit le début de la page.',
  'Page on arranging a visit. A person arranges it; no page or tool books one.':
    'Page qui dit comment organiser une visite. Une personne l’organise; aucune page ni aucun outil ne la réserve.',
  'Email address.': 'Adresse de courriel.',
  'Telephone number in E.164 form. A person answers during openingHours, and during emergencyHours where these name the same number.':
    'Numéro de téléphone au format E.164. Une personne répond pendant openingHours, et pendant emergencyHours si le numéro y est le même.',
  'Ways to reach a person.': 'Façons de joindre une personne.',
  'Home page.': 'Page d’accueil.',
  'What every reader should see.': 'Une phrase que toute personne devrait voir, ou null.',
  'What the business does and where.': 'Ce que fait l’entreprise et où.',
  'Name of the business.': 'Nom de l’entreprise.',
  'Who the business is, how to reach it and when it is open.':
    'Qui est l’entreprise, comment la joindre et quand elle est ouverte.',
  'What the sums do not say: that they are no quote, why one is missing, whether to call first.':
    'Ce que les montants ne disent pas : que ce n’est pas une soumission, pourquoi il en manque un, s’il faut d’abord appeler.',
  'What is due when the customer says no after the estimate, surcharge and tax included. Null where no amount can be named: see note.':
    'Ce qui est dû quand le client refuse la soumission, supplément et taxes compris. Null si aucun montant ne peut être donné : voir note.',
  'All of it together: where the job starts, never a quote. Null where no amount can be named: see note.':
    'Le total : le prix de départ du travail, jamais une soumission. Null si aucun montant ne peut être donné : voir note.',
  'Tax on both; null where prices include it, or no rate is published.':
    'Taxes sur les deux; null si les prix les comprennent, ou si aucun taux n’est publié.',
  'What is added outside opening hours; null where nothing is.':
    'Ce qui s’ajoute en dehors des heures d’ouverture; null si rien ne s’ajoute.',
  'What the job starts at, or where it is priced by unit, the least that is due; before what follows. Null where no amount can be named: see note.':
    'Le prix de départ du travail ou, s’il se paie à l’unité, le minimum dû; avant ce qui suit. Null si aucun montant ne peut être donné : voir note.',
  'Whether the place is served; null where none was given, or undecided.':
    'Indique si l’endroit est desservi; null si aucun n’a été donné, ou si ce n’est pas décidé. Sans un oui, il n’y a pas de montants.',
  'The served place that was asked about; null where there is no one place.':
    'L’endroit desservi dont il est question; null si aucun n’a été donné, ou si la demande n’en désigne pas un seul.',
  'Whether the sums hold in opening hours or outside them.':
    'Indique si les montants sont ceux des heures d’ouverture ou du reste du temps.',
  'What a job comes to at least, with the surcharge outside opening hours and tax. Never a quote.':
    'À combien un travail revient au moins, avec le supplément en dehors des heures d’ouverture et les taxes. Jamais une soumission.',
  'The services.': 'Les services.',
  'All services with their prices.': 'Tous les services avec leurs prix.',
  'The served places, nearest first.': 'Les endroits desservis, le plus proche d’abord.',
  'Where the base is.': 'Où se trouve l’établissement.',
  'The point distances are measured from.': 'Le point à partir duquel les distances se mesurent.',
  'How many places the list holds.': 'Nombre d’endroits dans la liste.',
  'All served places.': 'Tous les endroits desservis.',
  'What to do and not to do before help arrives; both lists are empty where nothing is dangerous.':
    'Ce qu’il faut faire et ne pas faire avant que l’aide arrive; les deux listes sont vides s’il n’y a aucun danger.',
  'A service with its price.': 'Un service avec son prix.',
  'A corrected {postalCode} to try.': '{PostalCode} corrigé à essayer.',
  'Service identifiers that exist.': 'Identifiants de services qui existent.',
  'Permanent name of the error.': 'Nom permanent de l’erreur.',
  'What was wrong with this request and what to send instead.':
    'Ce qui n’allait pas dans cette requête, et ce qu’il faut envoyer à la place.',
  'The HTTP status code.': 'Le code d’état HTTP.',
  'What is wrong, in a few words; the same for every error of this code.':
    'Ce qui ne va pas, en quelques mots; les mêmes pour toutes les erreurs de ce code.',
  'Section of the documentation about this kind of error.': 'Section de la documentation sur cette sorte d’erreur.',
  'An error, in the members of RFC 9457.': 'Une erreur, avec les membres de la RFC 9457.',
  'The price, with all that is said of it.': 'Le prix, avec toutes les précisions.',
  'Day on which the next price began; null for the price of today.':
    'Jour où le prix suivant est entré en vigueur; null pour le prix d’aujourd’hui.',
  'First day of the price.': 'Premier jour où le prix est en vigueur.',
  'Amount in the currency of the list; null where it was free or on request.':
    'Montant dans la devise de la liste; null si c’était gratuit ou sur demande.',
  'A price and the days it held.': 'Un prix et les jours où il était en vigueur.',
  'Its prices, oldest first.': 'Ses prix, le plus ancien d’abord.',
  'Identifier of the service.': 'Identifiant du service.',
  'The prices of a service.': 'Les prix d’un service.',
  'Services with their prices over time.': 'Les services et leurs prix au fil du temps.',
  'The earliest day any price is known for; null if there is none.':
    'Le premier jour dont un prix est connu; null s’il n’y en a pas.',
  'Prices as they were published, oldest first.': 'Les prix tels qu’ils ont été publiés, le plus ancien d’abord.',
  'SHA-256 over the content the site was made from; it changes when any fact changes.':
    'SHA-256 du contenu à partir duquel le site est construit; il change dès qu’une donnée change.',
  'Questions with answers, over all services.': 'Questions et réponses, tous services confondus.',
  'Distinct {postalAreas} of the served places.': '{PostalAreas} distinctes des endroits desservis.',
  'Served places.': 'Endroits desservis.',
  'Services.': 'Services.',
  'How much is published.': 'Décompte de ce qui est publié.',
  'Version of the API, as in the OpenAPI description.': 'Version de l’API, comme dans la description OpenAPI.',
  'Always "ok": this answer is a file; that it arrives is the news.':
    'Toujours « ok » : cette réponse est un fichier; c’est le fait de la recevoir qui renseigne.',
  'That the API answers, and how much it holds.':
    'Confirme que l’API répond, et donne le décompte de ce qu’elle contient.',
  'What it is.': 'Ce que c’est.',
  'Media type.': 'Type de média.',
  'Address of the document.': 'Adresse du document.',
  'Descriptions and discovery documents.': 'Descriptions et documents de découverte.',
  'What it answers.': 'Ce qu’il répond.',
  'Address; parts in braces are to be filled in.': 'Adresse; les parties entre accolades sont à remplir.',
  'Name of the operation in the OpenAPI description.': 'Nom de l’opération dans la description OpenAPI.',
  'All endpoints.': 'Tous les points d’accès.',
  'What the API offers.': 'Ce qu’offre l’API.',
  'Version of the API.': 'Version de l’API.',
  'Name of the API.': 'Nom de l’API.',
  'Index of the API.': 'Index de l’API.',
  'SHA-256 of those bytes, in lower-case hexadecimal digits.':
    'SHA-256 de ces octets, en chiffres hexadécimaux minuscules.',
  'Size of the answer without compression, in bytes.': 'Taille de la réponse sans compression, en octets.',
  'Path of the answer on the site.': 'Chemin de la réponse sur le site.',
  'An answer with its size and digest.': 'Une réponse avec sa taille et son empreinte.',
  'Every JSON answer under /api/ but this one.': 'Toutes les réponses JSON sous /api/, sauf celle-ci.',
  'Commit the site was built from; null if it was not told.':
    'Commit du dépôt à partir duquel le site est construit; null si ce n’est pas précisé.',
  'Digest of the content the answers were made from, as in /api/health/.':
    'Empreinte du contenu à partir duquel les réponses sont produites, comme dans /api/health/.',
  'Size and digest of every JSON answer, to tell whether one was changed on its way.':
    'Taille et empreinte de chaque réponse JSON, pour savoir si l’une a été modifiée en chemin.',
  'A request, or a notification without id (JSON-RPC 2.0).': 'Une requête, ou une notification sans id (JSON-RPC 2.0).',
  'A result or an error (JSON-RPC 2.0).': 'Un résultat ou une erreur (JSON-RPC 2.0).',
  'An error of the transport: the message was not looked at.': 'Une erreur de transport : le message n’a pas été lu.',
  'Version of JSON-RPC.': 'Version de JSON-RPC.',
  'Comes back in the response; left out in a notification.':
    'Revient dans la réponse; à omettre dans une notification.',
  'The id of the request is not known.': 'L’id de la requête n’est pas connu.',
  'The id of the request, or null if it could not be read.': 'L’id de la requête, ou null s’il n’a pas pu être lu.',
  'Name of the method: initialize, tools/list, tools/call and others.':
    'Nom de la méthode : initialize, tools/list, tools/call et d’autres.',
  'Parameters of the method.': 'Paramètres de la méthode.',
  'What the method answers.': 'Ce que répond la méthode.',
  'Why there is no result.': 'Pourquoi il n’y a pas de résultat.',
  'Code of JSON-RPC or MCP.': 'Code de JSON-RPC ou de MCP.',
  'What was wrong.': 'Ce qui n’allait pas.',
  'What helps to mend it.': 'Ce qui aide à corriger l’erreur.',
};
