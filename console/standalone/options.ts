import { parseArgs } from 'node:util';

/** How the console runs for itself; paths are of files and folders. */
export type StandaloneOptions = {
  readonly kind: 'options';
  readonly port: number;
  /** Folder with `tls.crt` and `tls.key`; absent: plain HTTP, for a proxy before it that speaks TLS. */
  readonly tls?: string;
  /** File with the secret that sessions are encrypted with; absent: a random one. */
  readonly sessionKey?: string;
  readonly cluster: ClusterPlace;
  /** Folder with the built plugin. */
  readonly plugin: string;
  /** Folder with the built page of the console. */
  readonly console: string;
};

/** Which cluster people log in to. */
export type ClusterPlace =
  | { readonly kind: 'server'; readonly url: string; readonly authority: string }
  /** Of which only the server is used, not the user. */
  | { readonly kind: 'kubeconfig'; readonly path: string; readonly context?: string };

export type Refused = { readonly kind: 'refused'; readonly message: string };

const OPTIONS = {
  port: { type: 'string', default: '9443' },
  tls: { type: 'string' },
  'session-key': { type: 'string' },
  'api-server': { type: 'string' },
  'api-ca': { type: 'string' },
  kubeconfig: { type: 'string' },
  context: { type: 'string' },
  plugin: { type: 'string', default: 'dist' },
  console: { type: 'string', default: 'console/dist' },
} as const;

/** The path of the authority that the kubelet mounts by default. */
const SERVICE_ACCOUNT_CA = '/var/run/secrets/kubernetes.io/serviceaccount/ca.crt';

type Environment = Readonly<Record<string, string | undefined>>;

/** @param environment the environment of the process, in which Kubernetes names its API server */
export function parseStandaloneOptions(
  words: readonly string[],
  environment: Environment,
): StandaloneOptions | Refused {
  try {
    const { values } = parseArgs({ args: [...words], options: OPTIONS });
    const cluster = placeOf(values, environment);
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      return refused('--port must be an integer from 0 (any free port) to 65535');
    }
    if (cluster.kind === 'refused') return cluster;
    return {
      kind: 'options',
      port,
      cluster,
      plugin: values.plugin,
      console: values.console,
      ...(values.tls === undefined ? {} : { tls: values.tls }),
      ...(values['session-key'] === undefined ? {} : { sessionKey: values['session-key'] }),
    };
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

type Values = {
  readonly 'api-server'?: string;
  readonly 'api-ca'?: string;
  readonly kubeconfig?: string;
  readonly context?: string;
};

function placeOf(values: Values, environment: Environment): ClusterPlace | Refused {
  const { kubeconfig, context } = values;
  const given = values['api-server'];
  if (kubeconfig !== undefined) {
    if (given !== undefined || values['api-ca'] !== undefined) {
      return refused('--kubeconfig cannot be combined with --api-server or --api-ca');
    }
    return { kind: 'kubeconfig', path: kubeconfig, ...(context === undefined ? {} : { context }) };
  }
  const url = given ?? inCluster(environment);
  if (url === undefined) {
    return refused('Outside of a pod, --api-server and --api-ca, or --kubeconfig are required');
  }
  if (!isPlainHttps(url)) {
    return refused(
      '--api-server must be an https:// URL without a user, because tokens require TLS',
    );
  }
  return { kind: 'server', url, authority: values['api-ca'] ?? SERVICE_ACCOUNT_CA };
}

function isPlainHttps(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return protocol === 'https:' && username + password === '';
}

function inCluster(environment: Environment): string | undefined {
  const host = environment['KUBERNETES_SERVICE_HOST'];
  if (host === undefined || host === '') return undefined;
  const name = host.includes(':') ? `[${host}]` : host;
  return `https://${name}:${environment['KUBERNETES_SERVICE_PORT'] ?? '443'}`;
}

function refused(message: string): Refused {
  return { kind: 'refused', message };
}
