import type { ClusterServiceVersion } from '~/kube/models/olm';
import { dependenciesOf, type Dependency, dependencyIn } from '~/olm/dependencies/dependencies';
import { jsonIn, lineIn, listIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { parseApis } from '~/olm/packages/parseApis';
import type { Bundle } from '~/olm/dependencies/dependencyNeed';
import { apiId } from '~/olm/dependencies/dependencyOffer';
import { packageOfCsv } from '~/olm/installed/csv';
import { perObject } from '~/kube/perObject';

/**
 * The dependencies of an installed Operator in its CSV, and in the properties of its bundle, which OLM stores on the
 * CSV. Each once.
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

/** An installed Operator as a dependency of others. */
export const bundleOf = perObject((csv: ClusterServiceVersion): Bundle => ({
  packageName: packageOfCsv(csv),
  version: textIn(csv.spec?.version) ?? '',
  provides: parseApis(recordIn(csv.spec), 'owned').map(apiId),
}));

/** The display name, whatever the spec contains. */
export function displayNameOf({ metadata, spec }: ClusterServiceVersion): string {
  return lineIn(recordIn(spec)['displayName']) ?? metadata.name;
}

/** The single dependencies in a compound one, without exclusions. */
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

/** Whether an Operator needs any version of an API, or a package that provides it. */
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
