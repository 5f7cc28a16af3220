import { globSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

/** The files that end up in the program that begins with this one, and the modules it takes from its host. */
async function traceProgram(input: string): Promise<{ readonly files: string[]; readonly fromHost: string[] }> {
  const bundle = await rolldown({ input, platform: 'node', external: ['#function-data'], treeshake: false });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const bundled = new Set(chunks.map(({ fileName }) => fileName));
  return {
    files: chunks.flatMap(({ moduleIds }) => moduleIds),
    fromHost: chunks.flatMap(({ imports }) => imports).filter((name) => !bundled.has(name)),
  };
}

test.each(['functions/node.ts', 'functions/worker.ts', ...globSync('src/client/*.ts')])(
  'the bundle of %s contains no package',
  async (input) => {
    const { files, fromHost } = await traceProgram(input);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => /[\\/]node_modules[\\/]/.test(file))).toEqual([]);
    expect(fromHost.filter((name) => !/^node:|^#function-data$/.test(name))).toEqual([]);
  },
);

test('the function contains the routes of endpoints and the tools, but not their documentation', async () => {
  const { files } = await traceProgram('functions/worker.ts');
  const served = globSync('src/{endpoints/*/route,mcp/tools/*/tool}.ts');
  const carries = (source: string) =>
    files.some((file) => file.replaceAll('\\', '/').endsWith(source.replaceAll('\\', '/')));
  expect(served.filter(carries)).toEqual(served);
  expect(globSync('src/{endpoints,mcp/tools}/*/operation.ts').filter(carries)).toEqual([]);
  expect(files.filter((file) => /[\\/]zod[\\/]/.test(file))).toEqual([]);
});
