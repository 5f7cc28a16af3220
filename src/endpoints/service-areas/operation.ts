import { listPlaces, toPlaceRecord } from '../../places/places.ts';
import { defineOperation } from '../operation.ts';
import { serviceAreaRoute, serviceAreasRoute } from './route.ts';

export const serviceAreasOperation = defineOperation(serviceAreasRoute, {
  recordTypes: ['ServiceAreaList'],
  answers: ({ site }) => [['', listPlaces(site)]],
});

export const serviceAreaOperation = defineOperation(serviceAreaRoute, {
  recordTypes: ['ServiceArea'],
  answers: ({ site }) => site.places.map((place) => [place.slug, toPlaceRecord(site, place)]),
});
