import { recordIn, textIn, textMapIn } from '~/kube/json';
import type { LabelSelector } from '~/kube/models/meta';
import type { ClusterCatalog } from '~/kube/models/olmV1';
import { type CatalogContent, contentIn, isServing } from '~/olm/paths/clusterCatalogs';
import { requirementsOf } from '~/olm/labelSelector';
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
  readonly failing: ExtensionCondition | null;
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
    failing:
      conditionsIn(recordIn(object.status)['conditions']).find(
        ({ type, reason }) => type === 'Progressing' && reason !== 'Succeeded',
      ) ?? null,
  };
}

/** A selector for one catalog by the label with its name, which OLM sets on each catalog. */
export function onlyCatalog(name: string): LabelSelector {
  return { matchLabels: { [NAME_LABEL]: name } };
}

/** The catalog of a selector that consists only of the name label. */
export function onlyCatalogIn(selector: LabelSelector | null): string | null {
  const requirements = selector === null ? [] : requirementsOf(selector);
  const [only, ...others] = requirements;
  if (only === undefined || others.length > 0 || only.key !== NAME_LABEL) return null;
  const [name, ...more] = only.operator === 'In' ? only.values : [];
  return more.length === 0 ? (name ?? null) : null;
}

const NAME_LABEL = 'olm.operatorframework.io/metadata.name';
