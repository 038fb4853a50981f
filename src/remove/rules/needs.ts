import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';
import { type Dependency, dependenciesOf, dependencyIn } from '~/olm/dependencies/dependencies';
import { jsonIn, lineIn, listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { parseApis } from '~/olm/packages/parseApis';
import type { Bundle } from '~/olm/dependencies/dependencyNeed';
import { apiId } from '~/olm/dependencies/dependencyOffer';
import { packageOfCsv } from '~/olm/installed/packageOfCsv';
import { perObject } from '~/kube/perObject';

/**
 * What an installed Operator needs of others: what its author wrote into the CSV, and the properties of its bundle,
 * which OLM notes on it. Each once.
 */
export const needsOf = perObject((csv: ClusterServiceVersion): readonly Dependency[] => {
  const annotations = textMapIn(csv.metadata.annotations);
  const noted = recordIn(jsonIn(annotations['operatorframework.io/properties']))['properties'];
  const all = [
    ...dependenciesOf({ annotations, requiredApis: parseApis(recordIn(csv.spec), 'required') }),
    ...listIn(noted).flatMap((property) => dependencyIn(recordIn(property)) ?? []),
  ];
  return [...new Map(all.map((need) => [JSON.stringify(need), need])).values()];
});

/** An installed Operator as one that others may need. */
export const bundleOf = perObject((csv: ClusterServiceVersion): Bundle => ({
  packageName: packageOfCsv(csv),
  version: textIn(csv.spec?.version) ?? '',
  provides: parseApis(recordIn(csv.spec), 'owned').map(apiId),
}));

/** As people know it, whatever its spec holds. */
export function displayNameOf({ metadata, spec }: ClusterServiceVersion): string {
  return lineIn(recordIn(spec)['displayName']) ?? metadata.name;
}

/** The single needs that a compound one consists of; what it forbids is none. */
export function partsOf(need: Dependency): readonly Dependency[] {
  switch (need.kind) {
    case 'all':
    case 'any':
      return need.of.flatMap(partsOf);
    case 'none':
      return [];
    default:
      return [need];
  }
}

/** Whether an Operator needs an API in whatever version, or a package that brings it. */
export function requiresApi(
  csv: ClusterServiceVersion,
  { group, kind }: { readonly group: string; readonly kind: string },
  packageNames: readonly string[],
): boolean {
  return needsOf(csv)
    .flatMap(partsOf)
    .some((need) =>
      need.kind === 'api'
        ? need.group === group && need.apiKind === kind
        : need.kind === 'package' && packageNames.includes(need.packageName),
    );
}
