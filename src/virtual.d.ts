declare module 'virtual:site' {
  /** The judged content. */
  export const site: import('./business/site.ts').Site;
}

declare module 'virtual:prose' {
  /** Prose of services and pages by file name without its ending. */
  export const prose: Readonly<
    Record<string, () => Promise<{ readonly default: import('astro/runtime/server/index.js').AstroComponentFactory }>>
  >;
}

declare module 'virtual:client' {
  /** Says whether the business is open, answers coverage forms; for a `<script>` in the page. */
  export const pageScript: string;
  /** Lets readers of the documentation copy and try what it describes; for a `<script>` in the page. */
  export const docsScript: string;
  /** Says on the status page whether the API answers; for a `<script>` in the page. */
  export const statusScript: string;
  /** Asks the API what a coverage form was asked; a file of its own. */
  export const askScript: string;
  /** Answers the forms of the documentation; a file of its own. */
  export const tryScript: string;
  /** How the documentation looks beyond what all pages have in common; for a `<style>` in the page. */
  export const docsStyle: string;
  /** Registers the MCP tools in the browser; a file of its own. */
  export const toolsScript: string;
}

declare module '#edge-data' {
  const data: import('./edge/edge-data.ts').EdgeData | { readonly asset: string };
  export default data;
}

/** Attributes by which a form offers itself to agents (Web Machine Learning Community Group, declarative WebMCP). */
declare namespace astroHTML.JSX {
  interface FormHTMLAttributes {
    toolname?: string;
    tooldescription?: string;
  }
  interface InputHTMLAttributes {
    toolparamdescription?: string;
  }
  interface SelectHTMLAttributes {
    toolparamdescription?: string;
  }
}
