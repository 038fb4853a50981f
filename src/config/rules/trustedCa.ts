import type { Manifest } from '~/kube/models/meta';
import { configMapModel } from '~/kube/models/core';
import type { ConfigRows, VolumeRow } from './draft';

/**
 * CA-001, CA-002, CA-004: OpenShift's Cluster Network Operator fills an empty ConfigMap with this label with all
 * trusted certificate authorities of the cluster, and the Operator's containers mount it at the default path.
 */
export const INJECTION_LABEL = 'config.openshift.io/inject-trusted-cabundle';
const NAME = 'trusted-ca';
/** Both are fixed: the operator writes this key, and containers read this file. */
const ITEM = { key: 'ca-bundle.crt', path: 'tls-ca-bundle.pem' } as const;
const MOUNT_PATH = '/etc/pki/ca-trust/extracted/pem';

type Part = Pick<ConfigRows, 'volumes' | 'volumeMounts'>;

/** The ConfigMap of the trusted CA section; `null`: not used. */
export function trustedCaMap({ volumes }: Pick<Part, 'volumes'>): string | null {
  return volumes.find(isTrustedCa)?.configMap?.name ?? null;
}

export function withTrustedCa<T extends Part>(rows: T): T {
  if (trustedCaMap(rows) !== null) return rows;
  const name = freeName(rows);
  return {
    ...rows,
    volumes: [...rows.volumes, { name, configMap: { name: NAME, items: [ITEM] } }],
    volumeMounts: [...rows.volumeMounts, { name, mountPath: MOUNT_PATH, readOnly: true }],
  };
}

export function withoutTrustedCa<T extends Part>(rows: T): T {
  const gone = rows.volumes.filter(isTrustedCa).map(({ name }) => name);
  return {
    ...rows,
    volumes: rows.volumes.filter((volume) => !isTrustedCa(volume)),
    volumeMounts: rows.volumeMounts.filter(({ name }) => !gone.includes(name)),
  };
}

/** CA-002: without data, which OpenShift fills in immediately. */
export function trustedCaManifest(
  name: string,
  namespace: string,
): Manifest & { readonly metadata: { readonly name: string; readonly namespace: string } } {
  return {
    apiVersion: configMapModel.version,
    kind: configMapModel.kind,
    metadata: { name, namespace, labels: { [INJECTION_LABEL]: 'true' } },
  };
}

function isTrustedCa({ configMap }: VolumeRow): boolean {
  const items = configMap?.items ?? [];
  return items.some(({ key, path }) => key === ITEM.key && path === ITEM.path);
}

/** Another volume can have that name. */
function freeName({ volumes }: Part): string {
  const isTaken = (name: string) => volumes.some((volume) => volume.name === name);
  if (!isTaken(NAME)) return NAME;
  const numbers = volumes.map((_, index) => index + 2);
  return (
    numbers.map((number) => `${NAME}-${number.toString()}`).find((name) => !isTaken(name)) ?? NAME
  );
}
