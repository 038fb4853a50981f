import { recordIn, textIn, textMapIn } from '~/kube/json';
import type { ClusterCatalog } from '~/kube/models/clusterCatalog';
import { type CatalogContent, contentIn, isServing } from '~/olm/paths/clusterCatalogs';
import { conditionsIn, type ExtensionCondition } from './extension';

/** A ClusterCatalog as far as it can be read. */
export type Catalog = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly priority: number;
  /** Switched off: for OLM as if it did not exist. */
  readonly isUnavailable: boolean;
  readonly isServing: boolean;
  readonly content: CatalogContent;
  /** What keeps its content from being read; `null`: nothing is known to. */
  readonly trouble: ExtensionCondition | null;
};

export function readCatalog(object: ClusterCatalog): Catalog {
  const metadata = recordIn(object.metadata);
  const spec = recordIn(object.spec);
  const { priority, availabilityMode } = spec;
  return {
    name: textIn(metadata['name']) ?? '',
    labels: textMapIn(metadata['labels']),
    priority: typeof priority === 'number' ? priority : 0,
    isUnavailable: availabilityMode === 'Unavailable',
    isServing: isServing(object),
    content: contentIn(object),
    // By reason only: the status stays "True" with "Succeeded" for ever.
    trouble:
      conditionsIn(recordIn(object.status)['conditions']).find(
        ({ type, reason }) => type === 'Progressing' && reason !== 'Succeeded',
      ) ?? null,
  };
}
