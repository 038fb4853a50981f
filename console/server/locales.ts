import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConsoleOptions } from './options';
import { forwardPlugin } from './pluginProxy';
import { targetOf } from './requestTarget';
import { sendFile } from './staticFiles';

const LANGUAGE = /^[a-z]{2}(-[A-Za-z]{2,4})?$/;
const NAMESPACE = /^[a-z][a-z0-9_-]*$/;
const PLUGIN_PREFIX = 'plugin__';

/** Serves `/locales/resource.json?lng=<language>&ns=<namespace>`; false when there is no such text. */
export async function sendLocale(
  request: IncomingMessage,
  response: ServerResponse,
  options: ConsoleOptions,
): Promise<boolean> {
  const { searchParams } = targetOf(request);
  const language = searchParams.get('lng') ?? '';
  const namespace = searchParams.get('ns') ?? '';
  if (!LANGUAGE.test(language) || !NAMESPACE.test(namespace)) {
    return false;
  }
  const path = `locales/${language}/${namespace}.json`;
  const { consoleDir, pluginDir, pluginServer: server } = options;
  const isOfPlugin = namespace.startsWith(PLUGIN_PREFIX);
  if (isOfPlugin && server !== undefined) {
    await forwardPlugin(request, response, { server, path });
    return true;
  }
  return sendFile(request, response, { folder: isOfPlugin ? pluginDir : consoleDir, path });
}
