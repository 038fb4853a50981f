import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import type { Listen, RunningConsole } from './options';

const LOOPBACK = '127.0.0.1';

/** The time limit of an idle connection, and the maximum of connections: a page has up to some dozen watches. */
const IDLE_MS = 75_000;
const MOST_CONNECTIONS = 4_000;

type Handlers = {
  readonly onRequest: RequestListener;
  readonly onUpgrade: (server: Server) => void;
};

/** Starts a server. Rejects when the port is taken or the certificate cannot be used. */
export async function listenAs(
  { port = 0, isPublic = false, tls, renewal = 60_000 }: Listen,
  { onRequest, onUpgrade }: Handlers,
): Promise<RunningConsole> {
  const certificate = tls === undefined ? undefined : watchedCertificate(tls, renewal);
  const server = certificate?.serverFor(onRequest) ?? createServer(KEPT, onRequest);
  server.maxConnections = MOST_CONNECTIONS;
  onUpgrade(server);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  // Without a host, Node listens on all addresses: of IPv6 too, where there is one.
  const address = await listening(server, { port, ...(isPublic ? {} : { host: LOOPBACK }) });
  const host = isPublic ? 'localhost' : LOOPBACK;
  return {
    url: `${tls === undefined ? 'http' : 'https'}://${host}:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        certificate?.stop();
        server.close(() => {
          resolve();
        });
        sockets.forEach((socket) => socket.destroy());
      }),
  };
}

const KEPT = { keepAliveTimeout: IDLE_MS };

/** A certificate in files that are replaced when it is renewed. */
function watchedCertificate(folder: string, interval: number) {
  const [cert, key] = [join(folder, 'tls.crt'), join(folder, 'tls.key')];
  const read = () => ({ cert: readFileSync(cert), key: readFileSync(key) });
  return {
    serverFor: (onRequest: RequestListener): Server => {
      const server = createTlsServer({ ...KEPT, ...read() }, onRequest);
      const renew = (): void => {
        try {
          server.setSecureContext(read());
        } catch {
          // Only one of the two files is there yet: the old certificate serves until the other one is.
        }
      };
      for (const file of [cert, key]) watchFile(file, { interval, persistent: false }, renew);
      return server;
    },
    stop: () => {
      for (const file of [cert, key]) unwatchFile(file);
    },
  };
}

type Place = { readonly port: number; readonly host?: string };

function listening(server: Server, place: Place): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') {
        reject(new Error('The console server has no port.'));
        return;
      }
      resolve(address);
    });
  });
}
