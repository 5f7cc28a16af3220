import { capitalize } from '../capitalize.ts';
import type { business as en } from '../en/business.ts';
import { de, period } from './grammar.ts';

/** The business, its people and its proof. */
export const business: typeof en = {
  nothingBooked: 'Vous convenez de la visite avec une personne; rien ne se réserve ici.',
  nothingBookedButEmergencies: (emergencyLine) =>
    `Vous convenez de la visite avec une personne; rien ne se réserve ici. En dehors des heures d’ouverture, seule la ligne d’urgence répond : ${emergencyLine}.`,
  noticeOn: (date, notice) => `Le ${date} : ${notice}`,
  noticeFrom: (start, end, notice) => `${capitalize(period(start, end))} : ${notice}`,
  formData: (host, name) =>
    `Ce que vous écrivez dans le formulaire est envoyé à ${host}, un service qui le transmet à ${name}. Ce site n’en conserve rien.`,
  photographs: 'Photos',
  photographsOf: (name) => `Nos propres photos des travaux et de l’équipe ${de(name)}, les plus récentes d’abord.`,
  languages: 'Langues',
  weSpeak: 'Nous parlons français',
  brands: 'Marques',
  toCheck: (credential, url) => `${credential} Pour vérifier : ${url}`,
  person: (jobTitle, since, languages) =>
    `${jobTitle}.${since === undefined ? '' : ` Avec nous depuis ${since}.`}${languages === '' ? '' : ` Langues : ${languages}.`}`,
  credential: (issuer, number, until) =>
    `${issuer}${number === undefined ? '' : `, nº ${number}`}${until === undefined ? '' : `, valide jusqu’au ${until}`}.`,
  review: (quotation, who, url) => `« ${quotation} » ${who}. Source : ${url}`,
};
