/** The page of catalog sources, with a simulated width of 1600 pixels. */
import { screen } from '@testing-library/react';
import SourcesPage from '~/sources/view/SourcesPage';
import type { CatalogSource } from '~/kube/models/olm';
import { patterns } from '~/routes';
import { aCatalogSource, aSubscription } from './builders';
import { layOutWithin } from './cardGrid';
import { answering, watched } from './consoleSdk';
import { renderAt } from './render';

/** A default catalog of OpenShift. */
export function aDefaultCatalog(name: string, displayName: string): CatalogSource {
  const source = aCatalogSource({
    name,
    spec: {
      displayName,
      publisher: 'Red Hat',
      sourceType: 'grpc',
      image: `registry.example.com/${name}:v4.20`,
      priority: -100,
      updateStrategy: { registryPoll: { interval: '10m' } },
    },
  });
  const annotations = { 'operatorframework.io/managed-by': 'marketplace-operator' };
  return { ...source, metadata: { ...source.metadata, annotations } };
}

/** A catalog whose server has been unavailable for a long time. */
export const unavailable = aCatalogSource({
  name: 'dead',
  spec: { displayName: 'Dead', sourceType: 'grpc', image: 'registry.example.com/dead:v1' },
  status: {
    connectionState: {
      lastObservedState: 'TRANSIENT_FAILURE',
      lastConnect: '2026-01-01T00:00:00Z',
    },
  },
});

/** The pod of {@link dead}. */
export const deadPod = {
  metadata: {
    name: 'dead-x7k2p',
    namespace: 'openshift-marketplace',
    labels: { 'olm.catalogSource': 'dead' },
  },
  spec: { containers: [{ name: 'registry-server', image: 'registry.example.com/dead:v1' }] },
  status: {
    phase: 'Pending',
    containerStatuses: [
      {
        name: 'registry-server',
        state: { waiting: { reason: 'ImagePullBackOff', message: 'manifest unknown' } },
      },
    ],
  },
};

/** A healthy and a disabled default catalog, an unavailable custom catalog, and a catalog of one namespace. */
export function aClusterOfCatalogs(allowed: (permission: Requested) => boolean = () => true): void {
  layOutWithin(1600);
  watched('CatalogSource', {
    data: [
      aDefaultCatalog('community-operators', 'Community Operators'),
      unavailable,
      aCatalogSource({ name: 'own', namespace: 'team-a', spec: { displayName: 'Own' } }),
    ],
  });
  watched('OperatorHub', {
    data: [
      {
        metadata: { name: 'cluster' },
        spec: { sources: [{ name: 'redhat-operators', disabled: true }] },
        status: { sources: [{ name: 'community-operators' }, { name: 'redhat-operators' }] },
      },
    ],
  });
  watched('Pod', { data: [deadPod] });
  watched('Subscription', {
    data: [aSubscription(), aSubscription({ name: 'basalt', namespace: 'team-b' })],
  });
  watched('OperatorGroup', {});
  watched('OLMConfig', {});
  answering(({ url, body }) => {
    if (url.endsWith('selfsubjectaccessreviews')) {
      return { status: { allowed: allowed(requestedIn(body)) } };
    }
    return url.endsWith('/packagemanifests') ? PACKAGES : undefined;
  });
}

const PACKAGES = {
  items: ['quill', 'basalt'].map((name) => ({
    metadata: {
      name,
      labels: { catalog: 'community-operators', 'catalog-namespace': 'openshift-marketplace' },
    },
  })),
};

type Requested = {
  readonly verb?: string;
  readonly resource?: string;
  readonly namespace?: string;
};

function requestedIn(body: unknown): Requested {
  const review: { spec?: { resourceAttributes?: Requested } } = JSON.parse(JSON.stringify(body));
  return review.spec?.resourceAttributes ?? {};
}

export function openSources(query = '', scope = 'all-namespaces') {
  return renderAt(`/operator-hub-sources/${scope}${query}`, <SourcesPage />, patterns.sources);
}

/** Waits for the rows. */
export function foundSources(): Promise<HTMLElement[]> {
  return screen.findAllByTestId('source-row');
}

/** The row of a catalog. */
export async function rowOf(displayName: string): Promise<HTMLElement> {
  const link = await screen.findByRole('link', { name: displayName });
  const row = link.closest('tr');
  if (row === null) throw new Error(`${displayName} stands in no row`);
  return row;
}
