import { writeFileSync } from 'node:fs';
import { commandPage, writeCommandPage } from './docs/command-page.ts';

writeFileSync(commandPage, writeCommandPage());
