import type { FilesOfKeys, SubscriptionConfig, Volume } from '~/kube/models/subscriptionConfig';
import type { ConfigFinding } from './configFinding';

/** A Subscription's `spec.config` during editing: plain data without the YAML library. */
export type ConfigDraft = {
  /** The value of the text; of the last valid text if it is invalid. */
  readonly config: SubscriptionConfig;
  /** The YAML; `null`: not edited. */
  readonly text: string | null;
  /** Why the text is invalid. */
  readonly findings: readonly ConfigFinding[];
  /** Texts that the YAML cannot contain, by the path of their field. */
  readonly typed: Readonly<Record<string, string>>;
};

export function draftOf(config: SubscriptionConfig): ConfigDraft {
  return { config, text: null, findings: [], typed: {} };
}

/** An empty draft. */
export const EMPTY_DRAFT: ConfigDraft = draftOf({});

/** The fields with rules. A blank row is new and incomplete. */
export type ConfigRows = Required<Omit<SubscriptionConfig, 'affinity' | 'selector'>>;

export function rowsOf(config: SubscriptionConfig): ConfigRows {
  return { ...NO_ROWS, ...config };
}

const NO_ROWS: ConfigRows = {
  env: [],
  envFrom: [],
  volumes: [],
  volumeMounts: [],
  tolerations: [],
  resources: {},
  nodeSelector: {},
  annotations: {},
};

export type EnvRow = ConfigRows['env'][number];
export type EnvFromRow = ConfigRows['envFrom'][number];
export type VolumeRow = ConfigRows['volumes'][number];
export type MountRow = ConfigRows['volumeMounts'][number];
export type TolerationRow = ConfigRows['tolerations'][number];

/**
 * The value for the Subscription, without blank rows. An empty field is different from an absent one, because OLM
 * replaces the value of the Operator's own Deployment with it (operator-lifecycle-manager, overrides/inject).
 */
export function configOf({ config }: Pick<ConfigDraft, 'config'>): SubscriptionConfig {
  const { env, envFrom, volumes, volumeMounts, tolerations, nodeSelector, annotations, ...rest } =
    config;
  const [variables, sources, mounts] = [filled(env), filled(envFrom), filled(volumeMounts)];
  const [tolerated, files] = [filled(tolerations), filled(volumes?.map(finishedVolume))];
  const [labels, notes] = [filledMap(nodeSelector), filledMap(annotations)];
  return {
    ...rest,
    ...(variables && { env: variables }),
    ...(sources && { envFrom: sources }),
    ...(files && { volumes: files }),
    ...(mounts && { volumeMounts: mounts }),
    ...(tolerated && { tolerations: tolerated }),
    ...(labels && { nodeSelector: labels }),
    ...(notes && { annotations: notes }),
  };
}

/** Whether a value is blank: no text, or only blank parts. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === '' || value === undefined;
}

/** `undefined`: absent, or only blank rows. */
function filled<T>(rows: readonly T[] | undefined): readonly T[] | undefined {
  const left = rows?.filter((row) => !isBlank(row));
  return left?.length === 0 && rows?.length !== 0 ? undefined : left;
}

function filledMap(
  map: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> | undefined {
  if (map?.[''] !== '') return map;
  const entries = Object.entries(map).filter(([key]) => key !== '');
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** The volume without blank files. */
function finishedVolume(volume: Volume): Volume {
  const { configMap, secret } = volume;
  return {
    ...volume,
    ...(configMap && { configMap: finishedFiles(configMap) }),
    ...(secret && { secret: finishedFiles(secret) }),
  };
}

function finishedFiles<T extends FilesOfKeys>(files: T): T | Omit<T, 'items'> {
  const { items, ...rest } = files;
  const left = filled(items);
  return left === undefined ? rest : { ...files, items: left };
}
