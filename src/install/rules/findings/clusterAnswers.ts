import type { AppliedClusterQuota } from '~/kube/models/appliedClusterQuota';
import { listIn, recordIn, textIn, textMapIn, textsIn } from '~/kube/json';
import { apiOwnerIn } from '~/olm/extensions/ownerLabels';
import type { StoredCrd } from './surroundings';

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
