import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { engineModule } from '../settings/folders.ts';

/** File name of the bundled server in the private folder. */
const serverBundle = 'server.cjs';

/**
 * Bundles the Node server into one JavaScript file: half the start time and half the memory of its TypeScript sources.
 * CommonJS, because the ES module loader alone takes 13 MiB.
 */
export async function bundleServer(prepared: string): Promise<void> {
  const bundle = await rolldown({ input: engineModule('functions/node'), platform: 'node' });
  await bundle.write({ file: join(prepared, serverBundle), format: 'cjs', minify: true });
  await bundle.close();
}
