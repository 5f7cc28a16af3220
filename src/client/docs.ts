import { offerCopies } from './copy-buttons.ts';
import { answerHealth } from './health-check.ts';
import { answerTries } from './try-forms.ts';

offerCopies();
answerTries();
answerHealth();
