/** What a site answers, without building it: `import { prepareAnswers } from 'open-local-business/answers'`. */

export { type FindAnswer, listAnswers, prepareAnswers } from '../build/answers.ts';
export { escapeText, writeCode } from '../escape/markdown.ts';
export type { LogLine } from '../function/log.ts';
export { findRedirect, prepareRedirects } from '../site-pages/redirects.ts';
