declare module 'virtual:site' {
  /** The judged content. */
  export const site: import('./domain/site.ts').Site;
}

declare module '#edge-data' {
  const data: import('./edge/edge-data.ts').EdgeData;
  export default data;
}
