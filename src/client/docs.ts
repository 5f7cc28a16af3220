import { offerCopies } from './copy-buttons.ts';
import { offerMarkdown } from './copy-markdown.ts';
import { showOpenState } from './open-state.ts';
import { answerTries } from './try-forms.ts';

showOpenState();
offerCopies();
offerMarkdown();
answerTries();
