import type { ClusterServiceVersion } from '~/kube/models/clusterServiceVersion';

/** A reading of CSVs that is done once for each: their annotations hold JSON, and every API asks all of them. */
export function perCsv<T extends object>(
  read: (csv: ClusterServiceVersion) => T,
): (csv: ClusterServiceVersion) => T {
  const known = new WeakMap<ClusterServiceVersion, T>();
  return (csv) => {
    const found = known.get(csv) ?? read(csv);
    known.set(csv, found);
    return found;
  };
}
