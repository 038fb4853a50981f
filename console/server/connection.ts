import type { Agent, OutgoingHttpHeaders } from 'node:http';

/** The identity of a request: headers, and a client certificate in the agent. */
export type Credentials = {
  readonly headers: OutgoingHttpHeaders;
  /** Keeps connections open and has the trusted authorities; absent: Node's own. */
  readonly agent?: Agent;
};

/** How the requests of one person reach an API server. */
export type ApiConnection = {
  /** With the path below which the API is served, if any. */
  readonly url: URL;
  /** The page can send impersonation headers. The API server decides whether they are allowed. */
  readonly passesImpersonation?: boolean;
  /** For the next request. Rejects with a message that can be shown in the browser. */
  readonly credentials: () => Promise<Credentials>;
  /** After a 401: others to try again with, or undefined when there are none. Rejects as `credentials` does. */
  readonly renew: (refused: Credentials) => Promise<Credentials | undefined>;
};

/** A connection with a token that does not change. */
export function bearerConnection(apiServer: string, token: string, agent?: Agent): ApiConnection {
  const headers = { authorization: `Bearer ${token}` };
  const credentials = { headers, ...(agent === undefined ? {} : { agent }) };
  return {
    url: new URL(apiServer),
    credentials: () => Promise.resolve(credentials),
    renew: () => Promise.resolve(undefined),
  };
}
