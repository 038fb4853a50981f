import { parseArgs } from 'node:util';
import { OLM_V1_VERSIONS, type OlmV1Version } from './cluster/olmv1/names';
import { type State, STATES } from './cluster/seed/states';

export type Options = {
  readonly kind: 'options';
  /** Paths of file-based catalogs; none: the demo's own. */
  readonly catalogs: readonly string[];
  readonly state: State;
  /** State `instances`: number of additional instances. */
  readonly instances?: number;
  readonly platform: 'openshift' | 'kubernetes';
  /** Cloud whose short-lived credentials Operators use; absent: none. */
  readonly cloud?: 'aws' | 'azure' | 'gcp';
  /** OLM v1 as in this OpenShift version, also in states other than `extensions`. */
  readonly olmV1?: OlmV1Version;
  /** Milliseconds. */
  readonly latency: number;
  /** 0: any free port. */
  readonly port: number;
  readonly skipBuild: boolean;
};

/** Options of the console for a remote cluster. */
export type RemoteOptions = {
  readonly kind: 'remote';
  /** Path. */
  readonly kubeconfig: string;
  /** Absent: the kubeconfig's current one. */
  readonly context?: string;
  readonly port: number;
  readonly skipBuild: boolean;
};

export type Refused = { readonly kind: 'refused'; readonly message: string };

const COMMON = {
  port: { type: 'string', default: '0' },
  'skip-build': { type: 'boolean', default: false },
} as const;

const OF_THE_LOCAL_CLUSTER = {
  catalog: { type: 'string', multiple: true },
  state: { type: 'string' },
  instances: { type: 'string' },
  platform: { type: 'string' },
  /** Former name of `platform`. */
  flavour: { type: 'string' },
  cloud: { type: 'string' },
  latency: { type: 'string' },
  'olm-v1': { type: 'string' },
} as const;

const LOCAL_ONLY = [
  'catalog',
  'state',
  'instances',
  'platform',
  'flavour',
  'cloud',
  'latency',
  'olm-v1',
] as const;

const OF_A_KUBECONFIG = {
  kubeconfig: { type: 'string' },
  context: { type: 'string' },
} as const;

/** The options of `npm run cluster`; invalid ones are rejected with a message. */
export function parseOptions(words: readonly string[]): Options | Refused {
  return understood(() => {
    const options = { ...COMMON, ...OF_THE_LOCAL_CLUSTER };
    return local(parseArgs({ args: [...words], options }).values);
  });
}

/** The options of `npm run demo`: those of the local cluster, or a kubeconfig. */
export function parseDemoOptions(words: readonly string[]): Options | RemoteOptions | Refused {
  return understood(() => {
    const options = { ...COMMON, ...OF_THE_LOCAL_CLUSTER, ...OF_A_KUBECONFIG };
    const { values } = parseArgs({ args: [...words], options });
    if (values.kubeconfig !== undefined) return remote(values, values.kubeconfig);
    return values.context === undefined
      ? local(values)
      : refused('--context requires --kubeconfig');
  });
}

type Common = { readonly port: string; readonly 'skip-build': boolean };
type LocalOnly = {
  readonly catalog?: readonly string[];
  readonly state?: string;
  readonly instances?: string;
  readonly platform?: string;
  readonly flavour?: string;
  readonly cloud?: string;
  readonly latency?: string;
  readonly 'olm-v1'?: string;
};

function local(values: Common & LocalOnly): Options | Refused {
  const common = checkedCommon(values);
  const latency = Number(values.latency ?? '0');
  if (!Number.isFinite(latency) || latency < 0) {
    return refused('--latency must be a number of milliseconds');
  }
  const seed = checkedSeed(values);
  if (seed.kind === 'refused') return seed;
  if (common.kind === 'refused') return common;
  return {
    ...common,
    ...seed,
    kind: 'options',
    catalogs: values.catalog ?? [],
    latency,
  };
}

type CheckedSeed = { readonly kind: 'seed' } & Pick<
  Options,
  'state' | 'instances' | 'platform' | 'cloud' | 'olmV1'
>;

function checkedSeed({
  state = 'busy',
  instances,
  flavour = 'openshift',
  platform = flavour,
  cloud,
  'olm-v1': olmV1,
}: LocalOnly): CheckedSeed | Refused {
  const known = STATES.find((each) => each === state);
  if (known === undefined) {
    return refused(
      `--state must be empty, busy, troubles, updates, leftovers, sources, instances or extensions, not ${JSON.stringify(state)}`,
    );
  }
  if (platform !== 'openshift' && platform !== 'kubernetes') {
    return refused(`--platform must be openshift or kubernetes, not ${JSON.stringify(platform)}`);
  }
  const many = checkedInstances(known, instances);
  if (many.kind === 'refused') return many;
  const ofCloud = checkedCloud(platform, cloud);
  if (ofCloud.kind === 'refused') return ofCloud;
  const ofOlm = checkedOlm(olmV1);
  return ofOlm.kind === 'refused'
    ? ofOlm
    : { ...many, ...ofCloud, ...ofOlm, kind: 'seed', state: known, platform };
}

type CheckedInstances = { readonly kind: 'instances' } & Pick<Options, 'instances'>;

function checkedInstances(state: State, instances: string | undefined): CheckedInstances | Refused {
  if (instances === undefined) return { kind: 'instances' };
  const count = Number(instances);
  return state === 'instances' && Number.isInteger(count) && count >= 0
    ? { kind: 'instances', instances: count }
    : refused('--instances must be an integer and requires --state instances');
}

type CheckedOlm = { readonly kind: 'olm' } & Pick<Options, 'olmV1'>;

function checkedOlm(version: string | undefined): CheckedOlm | Refused {
  if (version === undefined) return { kind: 'olm' };
  const known = OLM_V1_VERSIONS.find((each) => each === version);
  return known === undefined
    ? refused(
        `--olm-v1 must be 4.22, 4.22-tech-preview, 5.0 or experimental, not ${JSON.stringify(version)}`,
      )
    : { kind: 'olm', olmV1: known };
}

type CheckedCloud = { readonly kind: 'cloud' } & Pick<Options, 'cloud'>;

function checkedCloud(platform: string, cloud: string | undefined): CheckedCloud | Refused {
  if (cloud === undefined) return { kind: 'cloud' };
  if (cloud !== 'aws' && cloud !== 'azure' && cloud !== 'gcp') {
    return refused(`--cloud must be aws, azure or gcp, not ${JSON.stringify(cloud)}`);
  }
  return platform === 'openshift'
    ? { kind: 'cloud', cloud }
    : refused('--cloud requires --platform openshift');
}

function remote(
  values: Common & LocalOnly & { readonly context?: string },
  kubeconfig: string,
): RemoteOptions | Refused {
  const given = LOCAL_ONLY.find((name) => values[name] !== undefined);
  if (given !== undefined) {
    return refused(
      `--${given} applies to the local cluster and cannot be combined with --kubeconfig`,
    );
  }
  if (kubeconfig === '') return refused('--kubeconfig must be the path of a file');
  const common = checkedCommon(values);
  if (common.kind === 'refused') return common;
  const { context } = values;
  return { ...common, kind: 'remote', kubeconfig, ...(context === undefined ? {} : { context }) };
}

type CheckedCommon = {
  readonly kind: 'common';
  readonly port: number;
  readonly skipBuild: boolean;
};

function checkedCommon(values: Common): CheckedCommon | Refused {
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return refused('--port must be an integer from 0 (any free port) to 65535');
  }
  return { kind: 'common', port, skipBuild: values['skip-build'] };
}

function understood<T>(parse: () => T): T | Refused {
  try {
    return parse();
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

function refused(message: string): Refused {
  return { kind: 'refused', message };
}
