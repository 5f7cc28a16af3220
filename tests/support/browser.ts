import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

/** A browser to test with, and where it came from. */
interface Browser {
  readonly path: string;
  readonly source: string;
}

const SECONDS_TO_INSTALL = 60;

/**
 * Finds Chromium: `CHROMIUM_PATH`, the packaged one on Linux x64 with its fonts, or Playwright’s. Throws an error with
 * advice if there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const packaged = unpackBrowser();
  if ('folder' in packaged) process.env.FONTCONFIG_FILE = join(packaged.folder, 'fonts.conf');
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined) {
    if (existsSync(given)) return { path: given, source: 'CHROMIUM_PATH' };
    throw new Error(`CHROMIUM_PATH is ${given}, and there is no such file.`);
  }
  if ('folder' in packaged) {
    // System libraries that a bare machine lacks.
    process.env.LD_LIBRARY_PATH = [join(packaged.folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(':');
    return { path: join(packaged.folder, 'chromium'), source: 'the package @sparticuz/chromium' };
  }
  const path = chromium.executablePath();
  if (existsSync(path)) return { path, source: 'Playwright' };
  spawnSync('playwright', ['install', 'chromium'], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
    timeout: SECONDS_TO_INSTALL * 1000,
  });
  if (existsSync(path)) return { path, source: 'Playwright’s download' };
  throw new Error(`No Chromium was found or could be installed (${packaged.reason}). Set CHROMIUM_PATH to one.`);
}

/** Unpacks the packaged browser with its libraries and fonts, once for each version. Returns the folder. */
function unpackBrowser(): { readonly folder: string } | { readonly reason: string } {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { reason: 'the packaged one is for Linux on x64' };
  }
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'));
  const folder = resolve('.build/browser', version);
  if (existsSync(folder)) return { folder };
  mkdirSync(resolve('.build/browser'), { recursive: true });
  const unpacked = mkdtempSync(`${folder}-`);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', "await (await import('@sparticuz/chromium')).default.executablePath()"],
    // The second variable makes it unpack the system libraries too.
    { encoding: 'utf8', env: { ...process.env, TMPDIR: unpacked, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' } },
  );
  if (status !== 0) {
    rmSync(unpacked, { recursive: true, force: true });
    return { reason: `the packaged one: ${stderr.trim()}` };
  }
  writeFileSync(
    join(unpacked, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts/cache</cachedir></fontconfig>\n`,
  );
  renameSync(unpacked, folder);
  return { folder };
}
