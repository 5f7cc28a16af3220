declare module 'virtual:site' {
  /** The validated content in each language, the first one first. */
  export const sites: readonly [import('./business/site.ts').Site, ...import('./business/site.ts').Site[]];
  /** The script of every page, by the path prefix of the language. */
  export const scripts: import('./integration/content-modules.ts').PageScripts;
  /** URL of the heading font. */
  export const headingFont: string;
  /** Prose of services, pages and news by file name without its extension. */
  export const prose: Readonly<
    Record<
      string,
      () => Promise<{
        readonly default: import('astro/runtime/server/index.js').AstroComponentFactory;
        readonly getHeadings: () => readonly import('astro').MarkdownHeading[];
      }>
    >
  >;
}

declare module '#function-data' {
  /** Path of the data, on hosts where the function reads it from a published file. */
  export const asset: string;
  const data: import('./function/data.ts').FunctionJson;
  export default data;
}

/** Attributes that make a form a tool for agents (Web Machine Learning Community Group, declarative WebMCP). */
declare namespace astroHTML.JSX {
  interface FormHTMLAttributes {
    toolname?: string;
    tooldescription?: string;
  }
  interface InputHTMLAttributes {
    toolparamdescription?: string;
  }
}

declare namespace App {
  interface Locals extends Readonly<import('./page-locals.ts').PageLocals> {}
}
