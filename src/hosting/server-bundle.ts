import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { engineModule } from '../settings/roots.ts';

/** Name of the bundled server in the prepared folder. */
export const serverBundle = 'server.cjs';

/**
 * Bundles the Node server into one file of plain JavaScript: it starts in half
 * the time and in half the memory that its TypeScript sources take. A CommonJS
 * one, because the loader of ES modules alone takes 13 MiB.
 */
export async function bundleServer(prepared: string): Promise<void> {
  const bundle = await rolldown({ input: engineModule('functions/node'), platform: 'node' });
  await bundle.write({ file: join(prepared, serverBundle), format: 'cjs', minify: true });
  await bundle.close();
}
