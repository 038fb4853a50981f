import { Agent, type AgentOptions, type OutgoingHttpHeaders } from 'node:http';

/** The identity of a request: headers, and a client certificate in the agent. */
export type Credentials = {
  readonly headers: OutgoingHttpHeaders;
  /** Keeps the connections of this identity, which no other one uses, and has the trusted authorities. */
  readonly agent: Agent;
};

/** How the requests of one person reach an API server. */
export type ApiConnection = {
  /** With the path below which the API is served, if any. */
  readonly url: URL;
  /** The page can send impersonation headers. The API server decides whether they are allowed. */
  readonly passesImpersonation?: boolean;
  /** For the next request. Rejects with a message that can be shown in the browser. */
  readonly credentials: () => Promise<Credentials>;
  /** After a 401: others to try again with, or undefined when there are none. Rejects as `credentials` does. Absent: there never are. */
  readonly renew?: (refused: Credentials) => Promise<Credentials | undefined>;
};

/** Few, because the connections of an identity are for its requests only; an idle one is closed. Watches are not counted. */
export const KEPT_CONNECTIONS: AgentOptions = {
  keepAlive: true,
  maxSockets: 32,
  maxFreeSockets: 4,
  timeout: 60_000,
};

/** A connection with a token that does not change. */
export function bearerConnection(
  apiServer: string,
  token: string,
  agent: Agent = new Agent(KEPT_CONNECTIONS),
): ApiConnection {
  const credentials = { headers: { authorization: `Bearer ${token}` }, agent };
  return { url: new URL(apiServer), credentials: () => Promise.resolve(credentials) };
}

const MOST_IDENTITIES = 500;
const IDLE_MS = 3_600_000;

/** The connections of many tokens to one API server, each with its own sockets. */
export function bearerConnections(
  apiServer: string,
  agentFor: () => Agent,
): (token: string) => ApiConnection {
  const known = new Map<string, { readonly api: ApiConnection; readonly usedAt: number }>();
  return (token) => {
    const api = known.get(token)?.api ?? bearerConnection(apiServer, token, agentFor());
    known.delete(token);
    known.set(token, { api, usedAt: Date.now() });
    // The least recently used ones come first. Their open requests end by themselves.
    for (const [old, { usedAt }] of known) {
      if (known.size <= MOST_IDENTITIES && Date.now() - usedAt < IDLE_MS) break;
      known.delete(old);
    }
    return api;
  };
}
