/** What happened to OLM's objects in one namespace, told as the order in which facts first appeared. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { BundleManifests, Catalog, CatalogBundle, NamedCatalog } from '../../../catalogs/fbc';
import { loadCatalog } from '../../../catalogs/load/loadCatalog';
import { flagAt, isObject, listAt, numberAt, parseJson, textAt, textsAt } from '../../kube/json';
import type { ClusterClient, JsonObject } from '../../kube/types';

const data = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));

export const isDataHere = existsSync(data);

export type Story = { readonly resource: string; readonly object: JsonObject };

/** The objects of a recording, event by event. */
export function recorded(situation: string): readonly Story[] {
  return gunzipSync(readFileSync(`${data}olm-recordings/${situation}.jsonl.gz`))
    .toString()
    .split('\n')
    .flatMap((line) => {
      const event = parseJson(line);
      const object = isObject(event) ? event['object'] : undefined;
      const resource = textAt(event, 'resource');
      return isObject(object) && resource !== undefined ? [{ resource, object }] : [];
    });
}

/** The same from a running cluster, from now on. */
export function follow(client: ClusterClient): Story[] {
  const stories: Story[] = [];
  client.subscribe('*', ({ resource, object }) => {
    const copy = parseJson(JSON.stringify(object));
    const plural = resource.split('.')[0] ?? '';
    if (isObject(copy)) stories.push({ resource: plural, object: copy });
  });
  return stories;
}

/** Facts about a namespace's objects of one resource, each where it is first seen. Generated names are cut. */
export function factsOf(
  stories: readonly Story[],
  of: { readonly resource: string; readonly namespace: string },
): readonly string[] {
  const told = stories
    .filter(({ resource, object }) => resource === of.resource && isIn(object, of.namespace))
    .flatMap(({ object }) => (tellers[of.resource] ?? (() => []))(object));
  // Which of OLM's two processes was first, the one for labels or the one for conditions, is chance.
  const isLabel = (fact: string): number => (fact.includes(' labels ') ? 0 : 1);
  return [...new Set(told)].toSorted((left, right) => isLabel(left) - isLabel(right));
}

function conditionFacts(object: JsonObject): readonly string[] {
  return listAt(object, 'status', 'conditions').map((condition) =>
    ['type', 'status', 'reason', 'message'].map((key) => textAt(condition, key) ?? '-').join(' '),
  );
}

function isIn(object: JsonObject, namespace: string): boolean {
  return (
    textAt(object, 'metadata', 'namespace') === namespace ||
    textAt(object, 'involvedObject', 'name') === namespace
  );
}

const tellers: { readonly [resource: string]: (object: JsonObject) => readonly string[] } = {
  subscriptions: (object) => [
    `${textAt(object, 'metadata', 'name') ?? ''} labels ${Object.keys(labelsOf(object)).join()}`,
    ...['state', 'currentCSV', 'installedCSV'].flatMap((key) => {
      const value = textAt(object, 'status', key);
      return value === undefined ? [] : [`${key} ${value}`];
    }),
    ...conditionFacts(object),
  ],
  installplans: (object) => {
    const csvs = textsAt(object, 'spec', 'clusterServiceVersionNames').join();
    const approval = textAt(object, 'spec', 'approval') ?? '';
    const approved = String(flagAt(object, 'spec', 'approved'));
    const generation = String(numberAt(object, 'spec', 'generation'));
    return [
      `${csvs} ${approval} ${approved} generation ${generation}`,
      ...listAt(object, 'status', 'plan').map((step) => `${csvs} step ${stepText(step)}`),
      `${csvs} phase ${textAt(object, 'status', 'phase') ?? '-'}`,
      `${csvs} lookups ${JSON.stringify(listAt(object, 'status', 'bundleLookups'))}`,
    ];
  },
  events: (object) =>
    textAt(object, 'source', 'component') === 'operator-lifecycle-manager'
      ? [
          `${textAt(object, 'involvedObject', 'kind') ?? ''} ${textAt(object, 'type') ?? ''} ` +
            `${textAt(object, 'reason') ?? ''}: ${textAt(object, 'message') ?? ''}`,
        ]
      : [],
  jobs: conditionFacts,
  catalogsources: (object) => [
    textAt(object, 'status', 'connectionState', 'lastObservedState') ?? '-',
  ],
};

function stepText(step: unknown): string {
  const [kind = '', name = ''] = ['kind', 'name'].map((key) => textAt(step, 'resource', key) ?? '');
  const manifest = textAt(step, 'resource', 'manifest') ?? '';
  // A role's name ends with a hash of 37 or 38 characters, and is cut to make room for it.
  const known = kind.includes('Role') ? name.slice(0, 14) : name;
  return `${textAt(step, 'resolving') ?? ''} ${kind} ${known} ${manifest}`;
}

function labelsOf(object: JsonObject): JsonObject {
  const metadata = object['metadata'];
  const labels = isObject(metadata) ? metadata['labels'] : undefined;
  return isObject(labels) ? labels : {};
}

/** The catalogs of the recordings, with the bundles' real manifests. */
export async function recordedCatalogs(): Promise<readonly NamedCatalog[]> {
  const names = { acme: 'acme', 'community-operators': 'acme2' };
  return Promise.all(
    Object.entries(names).map(async ([name, folder]) => {
      const catalog = await loadCatalog(`${data}acme/fbc/${folder}`);
      const image = `registry.lab.local/${folder}:latest`;
      return {
        ...{ name, image, displayName: name, publisher: 'Acme', priority: 0 },
        catalog: withBundles(catalog),
      };
    }),
  );
}

function withBundles(catalog: Catalog): Catalog {
  return { ...catalog, manifestsOf };
}

function manifestsOf({ packageName, version }: CatalogBundle): BundleManifests {
  const folder = `${data}acme/bundles/${packageName}/${version}/manifests`;
  if (!existsSync(folder)) return { kind: 'cannot-pull', message: 'manifest unknown' };
  const objects = readdirSync(folder).map((file) =>
    parseJson(readFileSync(`${folder}/${file}`, 'utf8')),
  );
  return { kind: 'manifests', objects: objects.filter(isObject) };
}
