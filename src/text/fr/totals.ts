import type { totals as en } from '../en/totals.ts';
import { grammar } from './grammar.ts';

/** Why a service, a job or a total was not found. */
export const totals: typeof en = {
  unknownService: (typed, ids) =>
    `« ${typed} » n’est pas un service. Utilisez l’un de ceux-ci : ${ids.join(', ')}; sans id, vous obtenez tous les services.`,
  unknownJob: (typed, jobs) => `« ${typed} » n’est pas un travail. Envoyez l’un de ceux-ci : ${jobs.join(', ')}.`,
  missingJob: (jobs) => `Il manque job. Envoyez l’un de ceux-ci : ${jobs.join(', ')}.`,
  notTime: (times) => `when doit être now, ${times.join(', ')} ou une heure locale comme 2026-12-24T19:30.`,
  notQuantity: (max) => `quantity doit être un nombre entier de 1 à ${max}.`,
  notCounted: (job, counted) =>
    `Le prix de ${job} n’est ni à l’heure ni à l’unité : omettez quantity.${counted.length === 0 ? '' : ` Il s’emploie avec ${grammar.list(counted)}.`}`,
  missingService: (ids) => `when, place et quantity exigent id. Envoyez l’un de ceux-ci : ${ids.join(', ')}.`,
};
