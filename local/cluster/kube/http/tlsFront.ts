import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import type { TLSSocket } from 'node:tls';
import { selfSigned } from '../../olm/csv/certificate';

export type TlsFront = {
  readonly url: string;
  /** PEM; it signs itself. */
  readonly certificate: string;
  readonly stop: () => Promise<void>;
};

/**
 * The same server over TLS, on a free port of the loopback interface. Go clients (`kubectl`) require it, because they
 * send bearer tokens only over TLS.
 */
export async function openTlsFront(url: string): Promise<TlsFront> {
  const { certificate, key } = selfSigned(['localhost'], Date.now());
  const open = new Set<TLSSocket>();
  const server = createServer({ cert: certificate, key }, (socket) => {
    open.add(socket);
    const inner = connect(Number(new URL(url).port), '127.0.0.1');
    const close = (): void => {
      open.delete(socket);
      socket.destroy();
      inner.destroy();
    };
    for (const end of [socket, inner]) {
      end.on('error', close).on('close', close);
    }
    socket.pipe(inner).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${portOf(server.address())}`,
    certificate,
    stop: async () => {
      for (const socket of open) {
        socket.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
