import { offerMarkdown } from './copy-markdown.ts';
import { answerHealth } from './health-check.ts';

answerHealth();
offerMarkdown();
