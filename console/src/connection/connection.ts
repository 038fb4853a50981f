/** Whether the API can be reached and the session still holds; every request of the page reports here. */
import { actingHeaders } from '../impersonation/actingHeaders';
import { createValueStore } from '../valueStore';

export type Connection = 'connected' | 'unreachable' | 'expired';

const HEARTBEAT_MS = 5000;

export const connection = createValueStore<Connection>('connected');

/** Any answer of the API server shows that it is reachable. A 401 ends the session, as in the console. */
export function reportAnswer(status: number): void {
  if (status === 401) {
    connection.set('expired');
  } else if (connection.get() !== 'expired') {
    connection.set(isGatewayFailure(status) ? 'unreachable' : 'connected');
  }
}

export function reportNoAnswer(): void {
  if (connection.get() !== 'expired') {
    connection.set('unreachable');
  }
}

/** Requests the version regularly, so that an idle page notices when the API server becomes unreachable or reachable. */
export function startHeartbeat(url: string): void {
  setInterval(() => {
    fetch(url, { headers: actingHeaders() }).then(
      (response) => {
        reportAnswer(response.status);
      },
      () => {
        reportNoAnswer();
      },
    );
  }, HEARTBEAT_MS);
}

function isGatewayFailure(status: number): boolean {
  return status === 502 || status === 504;
}
