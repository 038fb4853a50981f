import { recordIn, textIn, textMapIn } from '~/kube/json';
import type { ClusterCatalog } from '~/kube/models/clusterCatalog';
import { type CatalogContent, contentIn, isServing } from '~/olm/paths/clusterCatalogs';
import { conditionsIn, type ExtensionCondition } from './extension';

/** The parsed fields of a ClusterCatalog. */
export type Catalog = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly priority: number;
  /** Disabled: OLM ignores it. */
  readonly isUnavailable: boolean;
  readonly isServing: boolean;
  readonly content: CatalogContent;
  /** The problem that prevents OLM from reading its content; `null` if there is none. */
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
    // From the reason only, because the status remains "True" with "Succeeded".
    trouble:
      conditionsIn(recordIn(object.status)['conditions']).find(
        ({ type, reason }) => type === 'Progressing' && reason !== 'Succeeded',
      ) ?? null,
  };
}
