import { answerHealth } from './health-check.ts';

answerHealth();
