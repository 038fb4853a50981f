import type {
  EnvFromSource,
  EnvVar,
  FilesOfKeys,
  Resources,
  SubscriptionConfig,
  Toleration,
  Volume,
  VolumeMount,
} from '~/kube/models/subscriptionConfig';
import type { ConfigFinding } from './configFinding';
import { type TypedRow, withoutTyped } from './typedRow';

/** A Subscription's `spec.config` during editing, including incomplete values. */
export type ConfigDraft = {
  readonly rows: ConfigRows;
  /** The text in the YAML view; `null`: form view. */
  readonly yaml: TypedYaml | null;
  /** The text of a YAML field in the form; `null`: not edited. */
  readonly affinity: TypedYaml | null;
  readonly selector: TypedYaml | null;
};

/** The YAML fields of the form. The dry run validates their content. */
export type YamlMember = 'affinity' | 'selector';

/** A text as typed. Invalid text is not in the rows, which keep the last valid value. */
export type TypedYaml = { readonly text: string; readonly findings: readonly ConfigFinding[] };

/** The fields of the form. A blank row is new and incomplete. */
export type ConfigRows = {
  readonly env: readonly EnvRow[];
  readonly envFrom: readonly EnvFromRow[];
  readonly volumes: readonly VolumeRow[];
  readonly volumeMounts: readonly MountRow[];
  readonly tolerations: readonly TolerationRow[];
  readonly resources: Resources;
  /** A map; during editing, two rows can have the same key. */
  readonly nodeSelector: readonly KeyValue[];
  readonly affinity: object | null;
  readonly annotations: readonly KeyValue[];
  readonly selector: object | null;
  /**
   * Fields that the form does not show, and empty ones. An empty field is different from an absent one, because OLM
   * replaces the value of the Operator's own Deployment with it (operator-lifecycle-manager, overrides/inject).
   */
  readonly others: SubscriptionConfig;
};

export type EnvRow = EnvVar & TypedRow;
export type EnvFromRow = EnvFromSource;
export type VolumeRow = Volume & TypedRow;
export type MountRow = VolumeMount;
export type TolerationRow = Toleration;
export type { FilesOfKeys, KeyToPath } from '~/kube/models/subscriptionConfig';
export type KeyValue = { readonly key: string; readonly value: string };

export function draftOf(config: SubscriptionConfig): ConfigDraft {
  return { rows: rowsOf(config), yaml: null, affinity: null, selector: null };
}

export function rowsOf(config: SubscriptionConfig): ConfigRows {
  return {
    env: config.env ?? [],
    envFrom: config.envFrom ?? [],
    volumes: config.volumes ?? [],
    volumeMounts: config.volumeMounts ?? [],
    tolerations: config.tolerations ?? [],
    resources: config.resources ?? {},
    nodeSelector: pairsOf(config.nodeSelector),
    affinity: config.affinity ?? null,
    annotations: pairsOf(config.annotations),
    selector: config.selector ?? null,
    others: othersOf(config),
  };
}

/** An empty draft. */
export const EMPTY_DRAFT: ConfigDraft = draftOf({});

/** The value for the Subscription, without blank rows. */
export function configOf({ rows }: ConfigDraft): SubscriptionConfig {
  const env = filled(rows.env.map(withoutTyped));
  const envFrom = filled(rows.envFrom);
  const volumes = filled(rows.volumes.map(finishedVolume));
  const volumeMounts = filled(rows.volumeMounts);
  const tolerations = filled(rows.tolerations);
  const nodeSelector = filled(rows.nodeSelector);
  const annotations = filled(rows.annotations);
  const { affinity, selector } = rows;
  return {
    ...rows.others,
    ...onlyIf(env.length > 0, { env }),
    ...onlyIf(envFrom.length > 0, { envFrom }),
    ...onlyIf(volumes.length > 0, { volumes }),
    ...onlyIf(volumeMounts.length > 0, { volumeMounts }),
    ...onlyIf(tolerations.length > 0, { tolerations }),
    ...onlyIf(Object.keys(rows.resources).length > 0, { resources: rows.resources }),
    ...onlyIf(nodeSelector.length > 0, { nodeSelector: mapOf(nodeSelector) }),
    ...(affinity === null ? {} : { affinity }),
    ...onlyIf(annotations.length > 0, { annotations: mapOf(annotations) }),
    ...(selector === null ? {} : { selector }),
  };
}

/** Whether a value is blank: no text, or only blank parts. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === '' || value === undefined;
}

const ROWS: readonly string[] = [
  'env',
  'envFrom',
  'volumes',
  'volumeMounts',
  'tolerations',
  'resources',
  'nodeSelector',
  'annotations',
];

function othersOf(config: SubscriptionConfig): SubscriptionConfig {
  return Object.fromEntries(
    Object.entries(config).filter(
      ([name, value]: readonly [string, unknown]) =>
        name !== 'affinity' && name !== 'selector' && (!ROWS.includes(name) || isEmpty(value)),
    ),
  );
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function pairsOf(map: Readonly<Record<string, string>> = {}): readonly KeyValue[] {
  return Object.entries(map).map(([key, value]) => ({ key, value }));
}

function mapOf(pairs: readonly KeyValue[]): Readonly<Record<string, string>> {
  return Object.fromEntries(pairs.map(({ key, value }) => [key, value]));
}

function filled<T>(rows: readonly T[]): readonly T[] {
  return rows.filter((row) => !isBlank(row));
}

/** The volume without its incomplete parts. */
function finishedVolume(row: VolumeRow): Volume {
  const { configMap, secret, ...rest } = withoutTyped(row);
  return {
    ...rest,
    ...(configMap === undefined ? {} : { configMap: finishedFiles(configMap) }),
    ...(secret === undefined ? {} : { secret: finishedFiles(secret) }),
  };
}

function finishedFiles<T extends FilesOfKeys>(files: T): T | Omit<T, 'items'> {
  const { items, ...rest } = files;
  if (items?.some(isBlank) !== true) return files;
  const left = filled(items);
  return left.length === 0 ? rest : { ...files, items: left };
}

function onlyIf<T extends object>(condition: boolean, part: T): Partial<T> {
  return condition ? part : {};
}
