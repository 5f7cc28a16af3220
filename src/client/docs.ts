import { offerCopies } from './copy-buttons.ts';
import { answerTries } from './try-forms.ts';

offerCopies();
answerTries();
