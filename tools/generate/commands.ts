import { writeFileSync } from 'node:fs';
import { commandPage, renderCommandPage } from './command-page.ts';

writeFileSync(commandPage, renderCommandPage());
