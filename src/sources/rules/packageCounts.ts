import { listIn, recordIn, textIn } from '~/kube/json';

/**
 * The number of packages of each catalog in a list of PackageManifests, by the ID of the catalog. Each package counts
 * once, because a list of all namespaces can contain it several times.
 */
export function packageCountsIn(manifests: unknown): ReadonlyMap<string, number> {
  const names = new Map<string, Set<string>>();
  for (const item of listIn(recordIn(manifests)['items'])) {
    const metadata = recordIn(recordIn(item)['metadata']);
    const labels = recordIn(metadata['labels']);
    const [namespace, catalog] = [textIn(labels['catalog-namespace']), textIn(labels['catalog'])];
    const name = textIn(metadata['name']);
    if (namespace === null || catalog === null || name === null) continue;
    const id = `${namespace}/${catalog}`;
    const known = names.get(id) ?? new Set();
    names.set(id, known.add(name));
  }
  return new Map([...names].map(([id, known]) => [id, known.size]));
}
