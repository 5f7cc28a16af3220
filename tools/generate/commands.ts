import { writeFileSync } from 'node:fs';
import { commandPage, writeCommandPage } from './command-page.ts';

writeFileSync(commandPage, writeCommandPage());
