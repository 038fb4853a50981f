import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selfSigned } from '../../local/cluster/olm/csv/certificate';
import type { TestConsole } from '../server/testConsole';
import { startTestApiServer, type TestApiServer } from './testApiServer';
import { createTestFolder, type TestFolder } from './testFolder';
import { firstMessage, startRemoteTest } from './testRemote';

const CERTIFICATE = selfSigned(['localhost'], Date.now());

type Proxy = {
  readonly port: number;
  /** The requested tunnels, with the proxy's credentials. */
  readonly requested: (readonly [to: string | undefined, authorization: string | undefined])[];
  readonly server: Server;
};

let folder: TestFolder;
let api: TestApiServer;
let proxy: Proxy;
let hub: TestConsole | undefined;

beforeEach(async () => {
  folder = await createTestFolder();
  const { certificate: cert, key } = CERTIFICATE;
  api = await startTestApiServer({ cert, key, accepts: () => true });
  proxy = await startProxy(200);
});

afterEach(async () => {
  await hub?.stop();
  hub = undefined;
  await api.stop();
  proxy.server.close();
  await folder.remove();
});

/** Connects a tunnel to the requested server, or rejects it with another status. */
async function startProxy(status: number): Promise<Proxy> {
  const requested: (readonly [string | undefined, string | undefined])[] = [];
  const server = createServer();
  server.on('connect', ({ url, headers }, client) => {
    requested.push([url, headers['proxy-authorization']]);
    if (status !== 200) {
      client.end(`HTTP/1.1 ${status} No\r\n\r\n`);
      return;
    }
    const onward = connect(Number(url?.split(':').at(-1)), 'localhost', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      client.pipe(onward).pipe(client);
    });
    for (const end of [client, onward]) end.on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { port, requested, server };
}

async function startHub(proxyUrl: string, cluster: object = {}): Promise<TestConsole> {
  hub = await startRemoteTest(
    await folder.kubeconfig({
      user: { token: 'top-secret' },
      cluster: {
        server: `https://localhost:${api.port}`,
        'certificate-authority-data': Buffer.from(CERTIFICATE.certificate).toString('base64'),
        'proxy-url': proxyUrl,
        ...cluster,
      },
    }),
  );
  return hub;
}

describe('proxy-url', () => {
  it('sends requests and WebSockets through the proxy, with TLS and credentials only for the server', async () => {
    const console = await startHub(`http://127.0.0.1:${proxy.port}`);
    expect((await console.ask('/api/kubernetes/api')).status).toBe(200);
    expect(await firstMessage(console, '/api/v1/pods?watch=true')).toBe('/api/v1/pods?watch=true');
    expect(api.seen.map(({ url }) => url)).toEqual(['/version', '/api', '/api/v1/pods?watch=true']);
    expect(api.seen.every(({ authorization }) => authorization === 'Bearer top-secret')).toBe(true);
    const [first] = proxy.requested;
    expect(first).toEqual([`localhost:${api.port}`, undefined]);
  });

  it('reuses a tunnel for the next request', async () => {
    const console = await startHub(`http://127.0.0.1:${proxy.port}`);
    await console.ask('/api/kubernetes/api');
    await console.ask('/api/kubernetes/apis');
    expect(proxy.requested).toHaveLength(1);
  });

  it('sends its user and password to the proxy', async () => {
    await startHub(`http://ann:p%40ss@127.0.0.1:${proxy.port}`);
    const basic = `Basic ${Buffer.from('ann:p@ss').toString('base64')}`;
    expect(proxy.requested).toEqual([[`localhost:${api.port}`, basic]]);
    expect(api.seen[0]?.headers).not.toHaveProperty('proxy-authorization');
  });

  it('does not weaken certificate verification', async () => {
    const other = selfSigned(['localhost'], Date.now()).certificate;
    const authority = { 'certificate-authority-data': Buffer.from(other).toString('base64') };
    await expect(startHub(`http://127.0.0.1:${proxy.port}`, authority)).rejects.toThrow(
      'signed by an authority that is not trusted',
    );
  });

  it.each([403, 407, 502])(
    'that responds with %i is named without its password',
    async (status) => {
      proxy.server.close();
      proxy = await startProxy(status);
      const message = await startHub(`http://ann:hush@127.0.0.1:${proxy.port}`).then(
        () => '',
        (error: unknown) => String(error),
      );
      expect(message).toContain(
        `the proxy 127.0.0.1:${proxy.port} cannot be used: it answers ${status}`,
      );
      expect(message).not.toContain('hush');
    },
  );

  it('is reported if it does not listen', async () => {
    await expect(startHub('http://127.0.0.1:1')).rejects.toThrow(
      'the proxy 127.0.0.1:1 cannot be used: nothing listens there',
    );
  });
});
