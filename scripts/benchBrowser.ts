import { type Browser, chromium } from '@playwright/test';
import { chosenUsers } from '../console/server/chosenUsers';
import type { ConsoleOptions } from '../console/server/options';
import { startConsole } from '../console/server/server';
import { CONSOLE_DIR, PLUGIN_DIR, sessions } from './demo/hub';
import { chromiumPath } from './chromium';

/** The browser that benches measure in. */
export function benchBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}

/** The built console and plugin for an API server. @param catalogd of OLM v1; absent: none */
export function benchConsole(
  apiServer: string,
  catalogd?: ConsoleOptions['catalogd'],
): ReturnType<typeof startConsole> {
  return startConsole({
    ...(catalogd && { catalogd }),
    access: chosenUsers(sessions(apiServer)),
    pluginDir: PLUGIN_DIR,
    consoleDir: CONSOLE_DIR,
  });
}
