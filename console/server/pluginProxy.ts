/** `/api/plugins/<name>/*` → the plugin's own server, as the console's bridge passes it on (pkg/plugins/handlers.go, 4.22). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { connectionProblem } from './connectionProblem';
import type { PluginServer } from './options';
import { contentHeaders, requestHeaders } from './proxyHeaders';
import { sendStatus } from './status';

/** Requests a file from the plugin's server and passes the answer on. */
export function forwardPlugin(
  request: IncomingMessage,
  response: ServerResponse,
  { server, path }: { readonly server: PluginServer; readonly path: string },
): Promise<void> {
  const { url, authority } = server;
  const headers = requestHeaders(request.headers);
  return new Promise((resolve) => {
    const upstream = httpsRequest(url + path, { ca: authority, headers }, (answer) => {
      for (const [name, value] of Object.entries(contentHeaders(answer.headers))) {
        if (value !== undefined) response.appendHeader(name, [value].flat().map(String));
      }
      response.writeHead(answer.statusCode ?? 502);
      pipeline(answer, response, () => {
        resolve();
      });
    });
    upstream.on('error', (error) => {
      const message = `the plugin's server cannot be reached: ${connectionProblem(error)}`;
      sendStatus(response, { code: 502, reason: 'BadGateway', message });
      resolve();
    });
    upstream.end();
  });
}
