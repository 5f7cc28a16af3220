import { offerCopies } from './copy-buttons.ts';
import { offerMarkdown } from './copy-markdown.ts';
import { answerTries } from './try-forms.ts';

offerCopies();
offerMarkdown();
answerTries();
