import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** A browser to test with, and where it came from. */
export interface Browser {
  readonly path: string;
  readonly source: string;
}

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const SECONDS_TO_INSTALL = 60;

/**
 * Finds a Chromium, or gets one: `CHROMIUM_PATH`, Playwright's own, one that is
 * installed, Playwright's download, and on Linux the one that comes as a
 * package. Throws one line that says what to do if there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const given = process.env.CHROMIUM_PATH;
  if (given !== undefined) {
    if (existsSync(given)) return { path: given, source: 'CHROMIUM_PATH' };
    throw new Error(`CHROMIUM_PATH is ${given}, and there is no such file.`);
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return { path: own, source: 'Playwright' };
  const found = installed.find((path) => existsSync(path));
  if (found !== undefined) return { path: found, source: 'this machine' };
  const packaged = await unpackBrowser();
  if ('path' in packaged) return packaged;
  spawnSync('playwright', ['install', 'chromium'], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
    timeout: SECONDS_TO_INSTALL * 1000,
  });
  if (existsSync(own)) return { path: own, source: 'Playwright’s download' };
  throw new Error(
    `No Chromium was found or could be installed (${packaged.reason}). Install Chromium or Chrome, or set CHROMIUM_PATH to one.`,
  );
}

async function unpackBrowser(): Promise<Browser | { readonly reason: string }> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { reason: 'the packaged one is for Linux on x64' };
  }
  // Makes the package bring the system libraries along that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return { path: await packaged.executablePath(), source: 'the package @sparticuz/chromium' };
  } catch (error) {
    return { reason: `the packaged one: ${error instanceof Error ? error.message : error}` };
  }
}
