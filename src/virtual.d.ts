declare module 'virtual:site' {
  import type { Site } from './domain/site.ts';
  /** The judged content. */
  export const site: Site;
}

declare module '#edge-data' {
  import type { EdgeData } from './edge/edge-data.ts';
  const data: EdgeData;
  export default data;
}
