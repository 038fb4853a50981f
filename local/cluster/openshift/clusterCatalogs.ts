/** OpenShift's default catalogs in OLM v1: its kind, and one ClusterCatalog for the image of each default CatalogSource. */
import { createHash } from 'node:crypto';
import type { NamedCatalog } from '../../catalogs/fbc';
import type { ClusterClient, DraftObject } from '../kube/types';
import { definition, printed } from '../seed/crds/definition';
import { put } from '../seed/put';
import { INTEGER, TEXT, TIME, listOf, oneOf, record, resource } from '../seed/crds/schema';

const CLUSTER_CATALOGS = 'clustercatalogs.olm.operatorframework.io';

const CONDITION = record(
  {
    type: TEXT,
    status: oneOf('True', 'False', 'Unknown'),
    reason: TEXT,
    message: TEXT,
    lastTransitionTime: TIME,
    observedGeneration: INTEGER,
  },
  ['type', 'status', 'reason', 'message', 'lastTransitionTime'],
);

const SOURCE = record(
  { type: oneOf('Image'), image: record({ ref: TEXT, pollIntervalMinutes: INTEGER }, ['ref']) },
  ['type'],
);

const CLUSTER_CATALOG: DraftObject = definition({
  group: 'olm.operatorframework.io',
  kind: 'ClusterCatalog',
  plural: 'clustercatalogs',
  scope: 'Cluster',
  versions: [
    {
      name: 'v1',
      storage: true,
      schema: resource(
        {
          spec: record(
            {
              source: SOURCE,
              priority: INTEGER,
              availabilityMode: oneOf('Unavailable', 'Available'),
            },
            ['source'],
          ),
          status: record({
            conditions: listOf(CONDITION),
            resolvedSource: record({ type: oneOf('Image'), image: record({ ref: TEXT }) }),
            urls: record({ base: TEXT }),
            lastUnpacked: TIME,
          }),
        },
        ['metadata', 'spec'],
      ),
      columns: [
        printed('LastUnpacked', '.status.lastUnpacked', ''),
        printed('Serving', '.status.conditions[?(@.type=="Serving")].status', ''),
      ],
    },
  ],
});

/** The default catalogs under the names that OpenShift gives them. */
export function seedClusterCatalogs(
  client: ClusterClient,
  catalogs: readonly NamedCatalog[],
): void {
  put(client, 'customresourcedefinitions.apiextensions.k8s.io', CLUSTER_CATALOG);
  for (const [index, { name, image }] of defaultsIn(catalogs).entries()) {
    put(client, CLUSTER_CATALOGS, clusterCatalog(contentName(name), image, -100 * (index + 1)));
  }
}

/** What catalogd serves under a ClusterCatalog's name. */
export function servedCatalog(
  catalogs: readonly NamedCatalog[],
  name: string,
): NamedCatalog | undefined {
  return defaultsIn(catalogs).find((each) => contentName(each.name) === name);
}

const DEFAULTS = ['redhat-operators', 'certified-operators', 'community-operators'];

function defaultsIn(catalogs: readonly NamedCatalog[]): readonly NamedCatalog[] {
  return catalogs.filter(({ name, isSpare }) => isSpare !== true && DEFAULTS.includes(name));
}

function contentName(catalogSource: string): string {
  return `openshift-${catalogSource}`;
}

/** Unpacked long ago. */
const UNPACKED = '2026-11-01T06:00:00Z';

function clusterCatalog(name: string, image: string, priority: number): DraftObject {
  const since = { lastTransitionTime: UNPACKED, observedGeneration: 1 };
  return {
    apiVersion: 'olm.operatorframework.io/v1',
    kind: 'ClusterCatalog',
    metadata: { name, labels: { 'olm.operatorframework.io/metadata.name': name } },
    spec: {
      availabilityMode: 'Available',
      priority,
      source: { type: 'Image', image: { ref: image, pollIntervalMinutes: 10 } },
    },
    status: {
      conditions: [
        {
          type: 'Progressing',
          status: 'True',
          reason: 'Succeeded',
          message: 'Successfully unpacked and stored content from resolved source',
          ...since,
        },
        {
          type: 'Serving',
          status: 'True',
          reason: 'Available',
          message: 'Serving desired content from resolved source',
          ...since,
        },
      ],
      lastUnpacked: UNPACKED,
      resolvedSource: { type: 'Image', image: { ref: digestOf(image) } },
      urls: { base: `https://catalogd-service.openshift-catalogd.svc/catalogs/${name}` },
    },
  };
}

/** The image by a digest that is always the same. */
function digestOf(image: string): string {
  return `${image.replace(/:[^:/]+$/, '')}@sha256:${createHash('sha256').update(image).digest('hex')}`;
}
