import { pemIn } from './pem';
import { flagIn, invalid, itemsIn, neededText, type Place, textIn, under } from './place';

export type Cluster = {
  /** The API server; can have a path. */
  readonly url: URL;
  /** PEM; absent: the authorities that Node trusts. */
  readonly authority?: string;
  /** Whom the server's certificate must name, if not the URL's host. */
  readonly serverName?: string;
  /** The kubeconfig disables verification of the server's certificate. */
  readonly isUnverified: boolean;
  /** The proxy to the server, http or https; can contain a user and password. */
  readonly proxy?: URL;
  /** The configuration for exec plugins in the cluster's entry. */
  readonly pluginConfig?: unknown;
};

/** The extension of a cluster's entry that is handed to exec plugins. */
const PLUGIN_EXTENSION = 'client.authentication.k8s.io/exec';

/** Reads a cluster's entry. @throws KubeconfigError */
export async function readCluster(place: Place): Promise<Cluster> {
  const authority = await pemIn(place, 'certificate-authority');
  const serverName = textIn(place, 'tls-server-name');
  const isUnverified = flagIn(place, 'insecure-skip-tls-verify');
  if (isUnverified && authority !== undefined) {
    throw invalid(
      under(place, 'insecure-skip-tls-verify'),
      'contradicts certificate-authority: remove one of them',
    );
  }
  const pluginConfig = pluginConfigOf(place);
  const url = serverOf(place);
  const proxy = proxyOf(place, url);
  return {
    url,
    isUnverified,
    ...(proxy === undefined ? {} : { proxy }),
    ...(authority === undefined ? {} : { authority }),
    ...(serverName === undefined ? {} : { serverName }),
    ...(pluginConfig === undefined ? {} : { pluginConfig }),
  };
}

function serverOf(place: Place): URL {
  const server = neededText(place, 'server');
  const url = URL.canParse(server) ? new URL(server) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw invalid(under(place, 'server'), 'must be an http:// or https:// URL');
  }
  // It would be printed and sent to each proxy on the way.
  if (url.username !== '' || url.password !== '') {
    throw invalid(
      under(place, 'server'),
      'must not contain a user or password: name them in users',
    );
  }
  return url;
}

/** Other clients also support socks5. The value is not repeated, because it can contain a password. */
function proxyOf(place: Place, server: URL): URL | undefined {
  const text = textIn(place, 'proxy-url');
  if (text === undefined) return undefined;
  const proxy = URL.canParse(text) ? new URL(text) : undefined;
  if (proxy === undefined || !/^https?:$/.test(proxy.protocol)) {
    throw invalid(
      under(place, 'proxy-url'),
      'must be an http:// or https:// URL; the local console goes through no other kind of proxy',
    );
  }
  if (server.protocol === 'http:') {
    throw invalid(
      under(place, 'proxy-url'),
      'is set for an http:// server; the local console goes through a proxy to https:// servers only',
    );
  }
  return proxy;
}

function pluginConfigOf(place: Place): unknown {
  const entry = itemsIn(place, 'extensions').find(
    (extension) => textIn(extension, 'name') === PLUGIN_EXTENSION,
  );
  return entry === undefined ? undefined : under(entry, 'extension').value;
}
