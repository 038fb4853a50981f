/** The page of the catalog `ink`, for tests. */
import type { ReactElement } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { patterns, routes } from '~/routes';
import { aSubscription } from './builders';
import { answering, watched } from './consoleSdk';
import { DOWN, aPodEvent, aRegistryPod, aSource } from './registryBuilders';
import { renderAt } from './render';

export const NAMESPACE = 'openshift-marketplace';

/** `ink`, which OLM can read, for a user with all permissions. */
export function aHealthyInk(): void {
  watched('CatalogSource', { data: [aSource()] });
  watched('Pod', { data: [aRegistryPod()] });
  watched('Event', { data: [aPodEvent('Scheduled', 'assigned to node-1')] });
  watched('Subscription', {
    data: [
      aSubscription({ spec: { name: 'quill', source: 'ink', sourceNamespace: NAMESPACE } }),
      aSubscription({ name: 'nib', namespace: 'team-b' }),
    ],
  });
  for (const kind of ['OperatorHub', 'OperatorGroup', 'ClusterServiceVersion', 'InstallPlan']) {
    watched(kind, {});
  }
  answering(({ url }) => {
    if (url.endsWith('selfsubjectaccessreviews')) return { status: { allowed: true } };
    if (url.endsWith('/selfsubjectreviews')) return { status: { userInfo: { username: 'a' } } };
    return url.includes('/packagemanifests') ? { items: [aPackage('quill')] } : undefined;
  });
}

function aPackage(name: string) {
  const labels = { catalog: 'ink', 'catalog-namespace': NAMESPACE };
  return {
    metadata: { name, namespace: NAMESPACE, labels },
    status: {
      catalogSource: 'ink',
      catalogSourceNamespace: NAMESPACE,
      packageName: name,
      defaultChannel: 'stable',
      channels: [
        {
          name: 'stable',
          currentCSV: `${name}.v1.0.0`,
          currentCSVDesc: { displayName: 'Quill', version: '1.0.0' },
        },
      ],
    },
  };
}

/** A catalog with these pods, to which OLM cannot connect. */
export function anUnavailableInk(...pods: readonly ReturnType<typeof aRegistryPod>[]): void {
  watched('CatalogSource', { data: [aSource({ status: DOWN })] });
  watched('Pod', { data: pods });
}

/** Opens a tab of the page and waits for its data. */
export async function openSourceAt(page: ReactElement, tab?: string, name = 'ink'): Promise<void> {
  renderAt(routes.source(NAMESPACE, name, tab), page, patterns.source);
  await waitFor(() => {
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
}

export function sourceStatus() {
  return within(screen.getByRole('region', { name: 'Status' }));
}
