import { offerMarkdown } from './copy-markdown.ts';
import { offerTools } from './offer-tools.ts';
import { showOpenState } from './open-state.ts';
import './scrollers.ts';

showOpenState();
offerMarkdown();
offerTools();
