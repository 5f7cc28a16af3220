import { offerMarkdown } from './copy-markdown.ts';
import { answerHealth } from './health-check.ts';
import { showOpenState } from './open-state.ts';

showOpenState();
answerHealth();
offerMarkdown();
