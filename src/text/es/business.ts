import { capitalize } from '../capitalize.ts';
import type { business as en } from '../en/business.ts';
import { de, endSentence, period } from './grammar.ts';

/** The business, its people and its proof. */
export const business: typeof en = {
  nothingBooked: 'Una persona coordina cada visita; aquí no se reserva nada.',
  nothingBookedButEmergencies: (emergencyLine) =>
    endSentence(
      `Una persona coordina cada visita; aquí no se reserva nada. Fuera del horario de atención solo se atiende la línea de emergencias: ${emergencyLine}`,
    ),
  noticeOn: (date, notice) => `El ${date}: ${notice}`,
  noticeFrom: (start, end, notice) => `${capitalize(period(start, end))}: ${notice}`,
  formData: (host, name) =>
    `Lo que usted escribe en el formulario de contacto va a ${host}, un servicio que lo entrega a ${name}. Este sitio no guarda nada de eso.`,
  photographs: 'Fotos',
  photographsOf: (name) => `Fotos propias de los trabajos y del equipo ${de(name)}, primero las más recientes.`,
  languages: 'Idiomas',
  weSpeak: 'Hablamos español',
  brands: 'Marcas',
  toCheck: (credential, url) => `${credential} Compruébelo en ${url}`,
  person: (jobTitle, since, languages) =>
    `${jobTitle}.${since === undefined ? '' : ` Con nosotros desde ${since}.`}${languages === '' ? '' : ` Habla ${languages}.`}`,
  credential: (issuer, number, until) =>
    `${issuer}${number === undefined ? '' : `, núm. ${number}`}${until === undefined ? '' : `, vigente hasta el ${until}`}.`,
  review: (quotation, who, url) => `“${quotation}” ${who}. Fuente: ${url}`,
};
