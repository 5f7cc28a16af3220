import type { totals as en } from '../en/totals.ts';
import { grammar } from './grammar.ts';

/** Why a service, a job or a total was not found. */
export const totals: typeof en = {
  unknownService: (typed, ids) =>
    `“${typed}” no es un servicio. Use uno de estos: ${ids.join(', ')}; sin id, obtiene todos los servicios.`,
  unknownJob: (typed, jobs) => `“${typed}” no es un trabajo. Envíe uno de estos: ${jobs.join(', ')}.`,
  missingJob: (jobs) => `Falta job. Envíe uno de estos: ${jobs.join(', ')}.`,
  notTime: (times) => `when debe ser now, ${times.join(', ')} o una hora local como 2026-12-24T19:30.`,
  notQuantity: (max) => `quantity debe ser un número entero de 1 a ${max}.`,
  notCounted: (job, counted) =>
    `El precio de ${job} no es por hora ni por unidad: omita quantity.${counted.length === 0 ? '' : ` Se usa con ${grammar.list(counted)}.`}`,
  missingService: (ids) => `when, place y quantity requieren id. Envíe uno de estos: ${ids.join(', ')}.`,
};
