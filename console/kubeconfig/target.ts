import { type Cluster, readCluster } from './cluster';
import { chooseContext } from './document';
import { type KubeUser, readUser } from './user';

/** Whom a kubeconfig's context lets one talk to, and as whom. */
export type Target = {
  /** Of the kubeconfig. */
  readonly path: string;
  readonly contextName: string;
  readonly userName: string;
  readonly cluster: Cluster;
  readonly user: KubeUser;
};

/** Reads one context with everything that it names. @throws KubeconfigError */
export async function readTarget(path: string, contextName?: string): Promise<Target> {
  const chosen = await chooseContext(path, contextName);
  return {
    path,
    contextName: chosen.contextName,
    userName: chosen.userName,
    cluster: await readCluster(chosen.cluster),
    user: await readUser(chosen.user),
  };
}

/** Warnings for the user before the first request. */
export function warningsOf({ cluster, contextName }: Target): readonly string[] {
  const { url, isUnverified } = cluster;
  if (isUnverified && url.protocol === 'https:') {
    return [
      `insecure-skip-tls-verify: the certificate of ${url.host} is not verified. Attackers in the network can read and change all traffic, including credentials.`,
    ];
  }
  const isLoopback = /^(localhost|127\..*|\[::1\])$/.test(url.hostname);
  return url.protocol === 'http:' && !isLoopback
    ? [
        `The connection to the cluster of context "${contextName}" does not use TLS: credentials are not encrypted.`,
      ]
    : [];
}
