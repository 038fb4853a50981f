import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The shell has no windows or tabs, and takes a seventh less processor time. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const DEBIAN_PACKAGE = 'chromium-headless-shell';

/** The browser to test with: CHROMIUM_PATH, else one on the PATH; `undefined` leaves it to Playwright's cache. */
export function chromiumPath(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return named;
  return SYSTEM_NAMES.map(which).find((path) => path !== undefined);
}

/**
 * Installs a Chromium if none exists: Playwright's own, or else the distribution's package.
 * @throws if neither is available
 */
export function ensureChromium(): void {
  if (chromiumPath() !== undefined || existsSync(chromium.executablePath())) return;
  console.log('Chromium not found. Installing that of Playwright');
  if (succeeds('npx', ['playwright', 'install', 'chromium'])) return;
  console.log('Installing the package of the distribution');
  if (installPackage() && chromiumPath() !== undefined) return;
  throw new Error(
    `The end-to-end tests need Chromium. Install it, for example with: sudo apt-get install ${DEBIAN_PACKAGE}\n` +
      'Or set CHROMIUM_PATH to the path of a Chromium.',
  );
}

function installPackage(): boolean {
  if (which('apt-get') === undefined) return false;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const aptGet = (...words: readonly string[]) => {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...words];
    return succeeds(command, rest);
  };
  return aptGet('update', '-qq') && aptGet('install', '-y', '-qq', DEBIAN_PACKAGE);
}

function succeeds(command: string, words: readonly string[]): boolean {
  return spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function which(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
