import { Agent as HttpAgent, type OutgoingHttpHeaders } from 'node:http';
import { type AgentOptions, Agent as HttpsAgent } from 'node:https';
import { createSecureContext } from 'node:tls';
import { type ApiConnection, type Credentials, KEPT_CONNECTIONS } from '../server/connection';
import { KubeconfigError } from './kubeconfigError';
import type { Certificate, Secret } from './secret';
import { secretSource } from './secretSource';
import type { Target } from './target';
import { TunnelAgent } from './tunnelAgent';

/** The connection that a context describes; nothing is sent yet. @throws KubeconfigError for a certificate that OpenSSL refuses */
export function connectionTo(target: Target): ApiConnection {
  const source = secretSource(target);
  const agentFor = agents(target);
  // Fails now instead of at the first request.
  agentFor(target.user.certificate);
  const secrets = new WeakMap<Credentials, Secret>();
  const made = new WeakMap<Secret, Credentials>();
  const credentialsOf = (secret: Secret): Credentials => {
    const known = made.get(secret);
    if (known !== undefined) return known;
    const credentials = {
      headers: headersOf(target, secret),
      agent: agentFor(secret.certificate),
    };
    made.set(secret, credentials);
    secrets.set(credentials, secret);
    return credentials;
  };
  return {
    url: target.cluster.url,
    credentials: async () => credentialsOf(await source.current()),
    renew: async (refused) => {
      const renewed = await source.renew(secrets.get(refused) ?? {});
      return renewed === undefined ? undefined : credentialsOf(renewed);
    },
  };
}

function headersOf({ user }: Target, { authorization }: Secret): OutgoingHttpHeaders {
  return {
    ...user.impersonation?.headers,
    ...(authorization === undefined ? {} : { authorization }),
  };
}

/** One agent per client certificate: its open connections belong to that certificate's user. */
function agents(target: Target): (certificate: Certificate | undefined) => HttpAgent {
  let last: { readonly of: Certificate | undefined; readonly agent: HttpAgent } | undefined;
  return (certificate) => {
    if (
      last?.of?.cert !== certificate?.cert ||
      last?.of?.key !== certificate?.key ||
      last === undefined
    ) {
      last = { of: certificate, agent: agentOf(target, certificate) };
    }
    return last.agent;
  };
}

/** Keeps the connections of one identity to a context's cluster. */
export function agentOf(
  { cluster, userName, contextName }: Target,
  certificate: Certificate | undefined,
): HttpAgent {
  const { url, authority, serverName, isUnverified, proxy } = cluster;
  if (url.protocol === 'http:') return new HttpAgent(KEPT_CONNECTIONS);
  try {
    createSecureContext({ ca: authority });
  } catch (error) {
    throw unusable(`the certificate-authority of context "${contextName}"`, error);
  }
  try {
    createSecureContext({ ...certificate });
  } catch (error) {
    throw unusable(`the client certificate of user "${userName}"`, error);
  }
  const options: AgentOptions = {
    ...KEPT_CONNECTIONS,
    ...certificate,
    ...(authority === undefined ? {} : { ca: authority }),
    ...(serverName === undefined ? {} : { servername: serverName }),
    ...(isUnverified ? { rejectUnauthorized: false } : {}),
  };
  if (proxy === undefined) return new HttpsAgent(options);
  const to = `${url.hostname}:${url.port === '' ? '443' : url.port}`;
  return new TunnelAgent({ proxy, to }, options);
}

function unusable(what: string, error: unknown): KubeconfigError {
  const reason = error instanceof Error ? error.message : String(error);
  return new KubeconfigError(`${what} cannot be used: ${reason}`);
}
