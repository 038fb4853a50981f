import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseJson, textAt } from '../json';
import type { ConsoleOptions } from './options';
import { contentSecurityPolicy } from './security';
import { ensureCsrfCookie } from './csrfCookie';
import { sendStatus } from './status';

const CONSOLE_VERSION = '4.22.0';

/** The name in the built plugin's manifest; undefined before the plugin is built. */
export async function pluginNameIn(pluginDir: string): Promise<string | undefined> {
  const text = await readFile(join(pluginDir, 'plugin-manifest.json'), 'utf8').catch(() => '');
  return textAt(parseJson(text), 'name');
}

/** Sends the one HTML page with `window.SERVER_FLAGS`, as the console's bridge does for every path of the app. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  options: ConsoleOptions,
): Promise<void> {
  const template = await readFile(join(options.consoleDir, 'index.html'), 'utf8').catch(
    () => undefined,
  );
  if (template === undefined) {
    const message = 'the console page is not built yet: npm run build:console';
    sendStatus(response, { code: 503, reason: 'ServiceUnavailable', message });
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  ensureCsrfCookie(request, response, options.access.loginPath !== undefined);
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': contentSecurityPolicy(nonce, request.headers.host ?? ''),
  });
  const flags = await serverFlags(request, options);
  response.end(
    template
      .replaceAll('{{nonce}}', nonce)
      .replaceAll('{{serverFlags}}', () => JSON.stringify(flags).replaceAll('<', '\\u003c')),
  );
}

async function serverFlags(request: IncomingMessage, options: ConsoleOptions): Promise<object> {
  const plugin = await pluginNameIn(options.pluginDir);
  return {
    basePath: '/',
    branding: 'okd',
    customProductName: options.productName,
    consoleVersion: CONSOLE_VERSION,
    releaseVersion: CONSOLE_VERSION,
    olmLifecycleMetadata: options.lifecycles !== undefined,
    consolePlugins: plugin === undefined ? [] : [plugin],
    i18nNamespaces: plugin === undefined ? [] : [`plugin__${plugin}`],
    modelFlags: options.modelFlags,
    user: options.access.userOf(request)?.user,
    ...options.access.pageFlags(),
  };
}
