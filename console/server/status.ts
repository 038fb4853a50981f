import type { ServerResponse } from 'node:http';

export type Failure = {
  readonly code: number;
  readonly reason: string;
  readonly message: string;
};

/** 403 with a sentence. */
export function refuse(response: ServerResponse, message: string): void {
  sendStatus(response, { code: 403, reason: 'Forbidden', message });
}

/** Sends a Kubernetes `Status` object, which clients of the API know how to show. */
export function sendStatus(response: ServerResponse, { code, reason, message }: Failure): void {
  const body = JSON.stringify({
    kind: 'Status',
    apiVersion: 'v1',
    metadata: {},
    status: 'Failure',
    message,
    reason,
    code,
  });
  response.writeHead(code, { 'Content-Type': 'application/json' }).end(body);
}
