/** Spanish descriptions of what is in src/schemas/places. */
export const places: Readonly<Record<string, string>> = {
  ServiceArea: 'Un lugar que el negocio atiende o, si servedAt es solo premises, un lugar cercano.',
  'ServiceArea.slug': 'Identificador permanente del lugar y última parte de la dirección de su página.',
  'ServiceArea.name': 'Nombre del lugar.',
  'ServiceArea.kind': 'Qué tipo de lugar es.',
  'ServiceArea.municipality': 'Municipio al que pertenece el lugar.',
  'ServiceArea.addressRegion':
    'El {regionKind} del lugar, por su código si lo tiene; null si las direcciones no lo nombran.',
  'ServiceArea.distanceKm':
    'Distancia en línea recta (ortodrómica) desde la base del negocio, en kilómetros, con un decimal.',
  'ServiceArea.responseMinutes':
    'Tiempo habitual entre la llamada y la llegada dentro del horario de atención, en minutos; null si el negocio no lo indica. No es una promesa.',
  'ServiceArea.responseHolds': 'Cuándo vale responseMinutes; null si este es null.',
  'ServiceArea.postalAreas': '{PostalAreas} del lugar, primero los principales; algunos abarcan solo una parte.',
  'ServiceArea.alternateNames': 'Otros nombres y nombres anteriores que se reconocen.',
  'ServiceArea.photos':
    'Trabajos en este lugar en fotos del propio negocio, primero las más recientes; seis como máximo.',
  'ServiceArea.url': 'Página del lugar.',
  'ServiceArea.notes': 'Texto de la página sobre el lugar: las calles, las casas, cómo es una visita; null si no hay.',

  ServiceAreaList: 'Todos los lugares de la lista.',
  'ServiceAreaList.total': 'Cuántos lugares hay en la lista.',
  'ServiceAreaList.base': 'El punto desde el que se miden las distancias.',
  'ServiceAreaList.base.name': 'Dónde está la base.',
  'ServiceAreaList.areas': 'Los lugares de la lista, primero los más cercanos.',
};
