import { offerMarkdown } from './copy-markdown.ts';
import { answerCoverageForms } from './coverage-form.ts';
import { offerTools } from './offer-tools.ts';
import { showOpenState } from './open-state.ts';

showOpenState();
answerCoverageForms();
offerMarkdown();
offerTools();
