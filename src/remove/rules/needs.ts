import type { ClusterServiceVersion } from '~/kube/models/olm';
import type { Dependency } from '~/olm/dependencies/dependencies';
import { needsOf } from '~/olm/dependencies/installedNeeds';
import { lineIn, recordIn } from '~/kube/json';

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
