import { spawn } from 'node:child_process';
import { setup } from './build-businesses.ts';
import { startNode } from './engines/node.ts';
import { referenceFolders } from './reference-build.ts';

// Too large a package for the project's own dependencies, so it is fetched when it is asked for.
const inspector = '@modelcontextprotocol/inspector@2.12.0';

const questions: readonly (readonly string[])[] = ['legacy', 'modern'].flatMap((era) => [
  ['--protocol-era', era, '--method', 'tools/list', '--strict'],
  ['--protocol-era', era, '--method', 'tools/call', '--tool-name', 'get_services', '--tool-arg', 'id=spring'],
  ['--protocol-era', era, '--method', 'tools/call', '--tool-name', 'get_pricing'],
  ['--protocol-era', era, '--method', 'tools/call', '--tool-name', 'check_service_area', '--tool-arg', 'city=Dundas'],
  ['--protocol-era', era, '--method', 'tools/call', '--tool-name', 'get_business_info'],
]);

setup();
const engine = await startNode(referenceFolders);
let failed = 0;
for (const question of questions) {
  const code = await ask(question);
  console.log(`${code === 0 ? 'passed' : `failed (${code})`}  ${question.join(' ')}`);
  if (code !== 0) failed++;
}
await engine.stop();
console.log(`${questions.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function ask(question: readonly string[]): Promise<number | null> {
  const url = `http://127.0.0.1:${engine.port}/api/mcp`;
  const parameters = ['--yes', inspector, '--cli', url, '--transport', 'http', '--format', 'json', ...question];
  return new Promise((resolve) => {
    const child = spawn('npx', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.on('close', resolve);
  });
}
