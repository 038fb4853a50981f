import type { ClusterProxy } from '~/config/rules/proxy';
import { listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import type { ResourceQuota } from '~/kube/models/core';
import type { CatalogSource } from '~/kube/models/olm';
import type { AppliedClusterQuota } from '~/kube/models/openshift';
import { apiOwnerIn } from '~/olm/extensions/ownerLabels';
import type { NodePlatforms } from '~/olm/packages/platforms';

/**
 * Further facts of the cluster, which load after the form. `null`: loading or no permission, so that nothing is
 * concluded.
 */
export type Surroundings = {
  /** The version of the API server, for example `v1.36.2`. */
  readonly serverVersion: string | null;
  readonly nodes: NodePlatforms | null;
  readonly catalogs: readonly CatalogSource[] | null;
  /** Whether the package server offers the package in the selected namespace. */
  readonly isServed: boolean | null;
  /** Of the selected namespace. */
  readonly quotas: readonly ResourceQuota[] | null;
  /** OpenShift's ClusterResourceQuotas for the selected namespace; empty on plain Kubernetes. */
  readonly clusterQuotas: readonly AppliedClusterQuota[] | null;
  /** By name, in the selected namespace. */
  readonly serviceAccounts: readonly string[] | null;
  readonly crds: readonly StoredCrd[] | null;
  /** The cluster-wide proxy; read only for an Operator that does not support it. */
  readonly proxy: ClusterProxy | null;
};

/** A CustomResourceDefinition of the cluster. */
export type StoredCrd = {
  readonly name: string;
  readonly isTerminating: boolean;
  /** The ClusterExtension that owns it; absent: none. */
  readonly extension?: string;
};

export const UNKNOWN_SURROUNDINGS: Surroundings = {
  serverVersion: null,
  nodes: null,
  catalogs: null,
  isServed: null,
  quotas: null,
  clusterQuotas: null,
  serviceAccounts: null,
  crds: null,
  proxy: null,
};

/** The CustomResourceDefinitions in a metadata list. Entries without a name are omitted. */
export function storedCrdsIn(answer: unknown): readonly StoredCrd[] {
  return itemsOf(answer).flatMap((item) => {
    const metadata = recordIn(recordIn(item)['metadata']);
    const name = textIn(metadata['name']);
    const owner = apiOwnerIn(textMapIn(metadata['labels']));
    const crd = {
      name: name ?? '',
      isTerminating: 'deletionTimestamp' in metadata,
      ...(owner?.kind === 'extension' && { extension: owner.name }),
    };
    return name === null ? [] : [crd];
  });
}

/** The quotas in an AppliedClusterResourceQuotaList. Entries without a name are omitted. */
export function clusterQuotasIn(answer: unknown): readonly AppliedClusterQuota[] {
  return itemsOf(answer).flatMap((item) => {
    const { metadata, spec, status } = recordIn(item);
    const name = textIn(recordIn(metadata)['name']);
    if (name === null) return [];
    const { hard, scopes, scopeSelector } = recordIn(recordIn(spec)['quota']);
    const total = recordIn(recordIn(status)['total']);
    return [
      {
        metadata: { name },
        spec: {
          hard: textMapIn(hard),
          scopes: textsIn(scopes),
          ...(scopeSelector === undefined ? {} : { scopeSelector: recordIn(scopeSelector) }),
        },
        total: { hard: textMapIn(total['hard']), used: textMapIn(total['used']) },
      },
    ];
  });
}

/** Whether a list has items. */
export function hasItems(answer: unknown): boolean {
  return itemsOf(answer).length > 0;
}

function itemsOf(answer: unknown): readonly unknown[] {
  return listIn(recordIn(answer)['items']);
}
