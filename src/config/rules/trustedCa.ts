import type { Manifest } from '~/kube/models/meta';
import { configMapModel } from '~/kube/models/core';
import type { SubscriptionConfig } from '~/kube/models/subscriptionConfig';
import type { VolumeRow } from './draft';

/**
 * CA-001, CA-002, CA-004: OpenShift's Cluster Network Operator fills an empty ConfigMap with this label with all
 * trusted certificate authorities of the cluster, and the Operator's containers mount it at the default path.
 */
export const INJECTION_LABEL = 'config.openshift.io/inject-trusted-cabundle';
const NAME = 'trusted-ca';
/** Both are fixed: the operator writes this key, and containers read this file. */
const ITEM = { key: 'ca-bundle.crt', path: 'tls-ca-bundle.pem' } as const;
const MOUNT_PATH = '/etc/pki/ca-trust/extracted/pem';

type Part = Pick<SubscriptionConfig, 'volumes' | 'volumeMounts'>;

/** The ConfigMap of the trusted CA section; `null`: not used. */
export function trustedCaMap({ volumes = [] }: Part): string | null {
  return volumes.find(isTrustedCa)?.configMap?.name ?? null;
}

/** The volume and the mount to add. */
export function trustedCaRows({ volumes = [] }: Part) {
  const name = freeName(volumes);
  return {
    volume: { name, configMap: { name: NAME, items: [ITEM] } },
    mount: { name, mountPath: MOUNT_PATH, readOnly: true },
  };
}

/** The indices of the volumes and mounts to remove. */
export function trustedCaIndices({ volumes = [], volumeMounts = [] }: Part) {
  const gone = volumes.filter(isTrustedCa).map(({ name }) => name);
  return {
    volumes: volumes.flatMap((volume, index) => (isTrustedCa(volume) ? [index] : [])),
    volumeMounts: volumeMounts.flatMap(({ name }, index) => (gone.includes(name) ? [index] : [])),
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
function freeName(volumes: readonly VolumeRow[]): string {
  const isTaken = (name: string) => volumes.some((volume) => volume.name === name);
  if (!isTaken(NAME)) return NAME;
  const numbers = volumes.map((_, index) => index + 2);
  return (
    numbers.map((number) => `${NAME}-${number.toString()}`).find((name) => !isTaken(name)) ?? NAME
  );
}
