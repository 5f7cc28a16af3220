/** Stands in for the answers of a language that a site does not have, where its function is bundled. */
export const answers = undefined;
