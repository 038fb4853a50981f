/** Catalogs for tests of the resolver: synthetic ones, and those of the recordings. */
import { readFileSync } from 'node:fs';
import { jsonIn } from '~/kube/json';
import { type CatalogPackage, packageCollector } from '~/olm/content/catalogPackage';
import { onlyCatalog } from '~/olm/extensions/catalog';
import { conditionOf } from '~/olm/extensions/extension';
import type { RequestedCatalog, VersionRequest } from '~/olm/extensions/resolve';
import { extensionMeaning } from '~/olm/extensions/extensionMeaning';
import type { ExtensionMoment } from './recordedExtensions';

export const REQUEST: VersionRequest = {
  packageName: 'store',
  version: null,
  channels: [],
  selector: null,
  isSelfCertified: false,
  installed: null,
};

export const runs = (version: string): VersionRequest['installed'] => ({
  name: `store.v${version}`,
  version,
  release: null,
});

type Entry = { readonly name: string; readonly [key: string]: unknown };

/** A package `store` with these channels, whose versions are in the names of the entries. */
export function content(
  channels: Readonly<Record<string, readonly (string | Entry)[]>>,
  deprecated: readonly string[] = [],
): CatalogPackage | null {
  const collector = packageCollector();
  const versions = new Set<string>();
  for (const [name, listed] of Object.entries(channels)) {
    const entries = listed.map((one) => {
      const { name: version, ...edges } = typeof one === 'string' ? { name: one } : one;
      versions.add(version);
      return { name: `store.v${version}`, ...edges };
    });
    collector.add({ schema: 'olm.channel', package: 'store', name, entries });
  }
  for (const version of versions) {
    const value = { packageName: 'store', version };
    const properties = [{ type: 'olm.package', value }];
    collector.add({
      schema: 'olm.bundle',
      package: 'store',
      name: `store.v${version}`,
      properties,
    });
  }
  collector.add({
    schema: 'olm.deprecations',
    package: 'store',
    entries: deprecated.map((version) => ({
      reference: { schema: 'olm.bundle', name: `store.v${version}` },
    })),
  });
  return collector.packages().get('store') ?? null;
}

export const at = (
  name: string,
  found: RequestedCatalog['content'],
  parts: Partial<RequestedCatalog['catalog']> = {},
): RequestedCatalog => ({
  catalog: {
    name,
    labels: onlyCatalog(name).matchLabels ?? {},
    priority: 0,
    isUnavailable: false,
    isServing: true,
    ...parts,
  },
  content: found,
});

/** The contents of the recorded catalogs. */
const CONTENTS = (() => {
  const read = (...paths: readonly string[]) => {
    const collector = packageCollector();
    for (const path of paths) {
      for (const line of readFileSync(`test-data/${path}`, 'utf8').split('\n')) {
        collector.add(jsonIn(line));
      }
    }
    return collector.packages();
  };
  const made = (name: string) => read(`olm-recordings-v1/v1-catalogs/${name}.jsonl`);
  return {
    acme: read('acme/fbc/acme/catalog.json', 'acme/fbc/acme2/catalog.json'),
    'acme-extra': made('acme-extra'),
    'acme-follow-old': made('acme-follow-1'),
    'acme-follow-new': made('acme-follow-2'),
  };
})();

export function contentsOf(name: string): ReadonlyMap<string, CatalogPackage> {
  return new Map(Object.entries(CONTENTS)).get(name) ?? CONTENTS.acme;
}

/** Moments without events for a while after OLM had reported its result. */
export function settled(all: readonly ExtensionMoment[]): readonly ExtensionMoment[] {
  return all.filter(({ situation, ms, extension }, place) => {
    const next = all.slice(place + 1).find((one) => one.situation !== situation || one.ms > ms);
    const isQuiet = next?.situation !== situation || next.ms - ms > 2000;
    const progressing = conditionOf(extension, 'Progressing');
    const isLooked = progressing?.observedGeneration === extension.generation;
    // This failure precedes the selection of a version.
    const isRequested = extensionMeaning(progressing?.message ?? '')?.kind !== 'account-missing';
    return isQuiet && isLooked && isRequested && !extension.isDeleting;
  });
}
