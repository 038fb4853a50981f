import type { NamedCatalog } from '../../catalogs/fbc';
import type { DraftObject } from '../kube/types';
import { OLM_API_VERSION } from '../olm/shared/names';

export type Wanted = {
  readonly namespace: string;
  readonly packageName: string;
  readonly channel: string;
  /** If set, approval is Manual, this version is approved, and its updates require approval. */
  readonly startingCSV?: string;
};

export type CatalogRef = { readonly name: string; readonly namespace: string };

/** The catalog of a package; `undefined`: none contains it. */
export function catalogOf(
  catalogs: readonly NamedCatalog[],
  packageName: string,
): NamedCatalog | undefined {
  return catalogs.find(({ catalog: { packages } }) =>
    packages.some(({ name }) => name === packageName),
  );
}

export function subscriptionDraft(wanted: Wanted, source: CatalogRef): DraftObject {
  const { namespace, packageName, channel, startingCSV } = wanted;
  return {
    apiVersion: OLM_API_VERSION,
    kind: 'Subscription',
    metadata: { name: packageName, namespace },
    spec: {
      name: packageName,
      channel,
      source: source.name,
      sourceNamespace: source.namespace,
      installPlanApproval: startingCSV === undefined ? 'Automatic' : 'Manual',
      ...(startingCSV === undefined ? {} : { startingCSV }),
    },
  };
}
