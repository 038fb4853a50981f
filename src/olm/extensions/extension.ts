import { type JsonRecord, listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import type { Deployment } from '~/kube/models/deployment';
import { type Migration, migrationIn } from './migration';
import type { LabelSelector } from '~/kube/models/meta';
import type { ClusterExtension } from '~/kube/models/olmV1';

/** The parsed fields of a ClusterExtension; values of an unexpected shape count as absent. */
export type Extension = {
  readonly name: string;
  readonly uid: string | null;
  readonly generation: number | null;
  readonly isDeleting: boolean;
  readonly finalizers: readonly string[];
  /** The namespace of namespaced resources; `null`: managed by OLM, and not known (see `inManagedNamespace`). */
  readonly namespace: string | null;
  /** OLM created the namespace, and deletes it with the extension. */
  readonly isNamespaceManaged: boolean;
  readonly serviceAccount: string | null;
  readonly packageName: string | null;
  /** The requested version range; `null`: any. */
  readonly version: string | null;
  /** Empty: any. */
  readonly channels: readonly string[];
  /** `null`: all catalogs. */
  readonly selector: LabelSelector | null;
  /** OLM accepts any version, even without an update path. */
  readonly isSelfCertified: boolean;
  readonly isCrdCheckOff: boolean;
  readonly watchNamespace: string | null;
  /** The last applied bundle; `null` if nothing was ever applied. */
  readonly installed: InstalledBundle | null;
  readonly conditions: readonly ExtensionCondition[];
  /** `null`: it was not migrated from OLM v0. */
  readonly migration: Migration | null;
  /**
   * The time of OLM's last status update: the status has been the same since then or longer. The transition time of
   * `Progressing` is not usable, because it remains when the reason changes (recording v1_catalog_bad_image).
   */
  readonly statusWrittenAt: string | null;
};

export type InstalledBundle = {
  readonly name: string | null;
  readonly version: string | null;
  readonly release: string | null;
};

export type ExtensionCondition = {
  readonly type: string;
  readonly status: string;
  readonly reason: string;
  readonly message: string;
  readonly observedGeneration: number | null;
};

export function readExtension(object: ClusterExtension): Extension {
  const metadata = recordIn(object.metadata);
  const spec = recordIn(object.spec);
  const status = recordIn(object.status);
  const catalog = recordIn(recordIn(spec['source'])['catalog']);
  const preflight = recordIn(recordIn(spec['install'])['preflight']);
  return {
    name: textIn(metadata['name']) ?? '',
    uid: textIn(metadata['uid']),
    generation: numberIn(metadata['generation']),
    isDeleting: textIn(metadata['deletionTimestamp']) !== null,
    finalizers: textsIn(metadata['finalizers']),
    namespace: textIn(spec['namespace']),
    isNamespaceManaged: textIn(spec['namespace']) === null,
    serviceAccount: textIn(recordIn(spec['serviceAccount'])['name']),
    packageName: textIn(catalog['packageName']),
    version: textIn(catalog['version']),
    channels: textsIn(catalog['channels']),
    selector: selectorIn(catalog['selector']),
    isSelfCertified: catalog['upgradeConstraintPolicy'] === 'SelfCertified',
    isCrdCheckOff: recordIn(preflight['crdUpgradeSafety'])['enforcement'] === 'None',
    watchNamespace: textIn(recordIn(recordIn(spec['config'])['inline'])['watchNamespace']),
    installed: installedIn(recordIn(recordIn(status['install'])['bundle'])),
    conditions: conditionsIn(status['conditions']),
    migration: migrationIn(recordIn(metadata['annotations'])),
    statusWrittenAt: writtenAt(metadata['managedFields']),
  };
}

/** An extension whose namespace is managed by OLM, which states it only in the resources of the extension. */
export function inManagedNamespace(
  extension: Extension,
  deployments: readonly Deployment[] | null,
): Extension {
  if (!extension.isNamespaceManaged) return extension;
  return { ...extension, namespace: deployments?.[0]?.metadata.namespace ?? null };
}

/** The condition of a type; `null` if it does not exist. */
export function conditionOf(
  { conditions }: Pick<Extension, 'conditions'>,
  type: string,
): ExtensionCondition | null {
  return conditions.find((condition) => condition.type === type) ?? null;
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function installedIn({ name, version, release }: JsonRecord): InstalledBundle | null {
  const found = { name: textIn(name), version: textIn(version), release: textIn(release) };
  return found.name === null && found.version === null ? null : found;
}

export function conditionsIn(value: unknown): readonly ExtensionCondition[] {
  return listIn(value).flatMap((one) => {
    const { type, status, reason, message, observedGeneration } = recordIn(one);
    const found = textIn(type);
    if (found === null) return [];
    return {
      type: found,
      status: textIn(status) ?? '',
      reason: textIn(reason) ?? '',
      message: textIn(message) ?? '',
      observedGeneration: numberIn(observedGeneration),
    };
  });
}

function selectorIn(value: unknown): LabelSelector | null {
  const { matchLabels, matchExpressions } = recordIn(value);
  const expressions = listIn(matchExpressions).map((one) => {
    const { key, operator, values } = recordIn(one);
    return { key: textIn(key) ?? '', operator: textIn(operator) ?? '', values: valuesIn(values) };
  });
  const labels = textMapIn(matchLabels);
  if (expressions.length === 0 && Object.keys(labels).length === 0) return null;
  return { matchLabels: labels, matchExpressions: expressions };
}

/** An empty label value is valid. */
function valuesIn(value: unknown): readonly string[] {
  return listIn(value).filter((one) => typeof one === 'string');
}

function writtenAt(managedFields: unknown): string | null {
  const times = listIn(managedFields)
    .map(recordIn)
    .filter(({ subresource }) => subresource === 'status')
    .flatMap(({ time }) => textIn(time) ?? []);
  return times.toSorted().at(-1) ?? null;
}
