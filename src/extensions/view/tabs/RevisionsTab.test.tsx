import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answering, OLM_V1, requests, servingGroups, watched } from '~/test/consoleSdk';
import { anExtension } from '~/test/extensionBuilders';
import { renderAt } from '~/test/render';
import { patterns } from '~/routes';
import { ExtensionWithInstances as ExtensionPage } from '~/start/ExtensionWithInstances';

const served = (resource: string) => ({
  metadata: { name: 'olm.operatorframework.io' },
  versions: [
    {
      version: 'v1',
      resources: [{ resource, responseKind: { kind: 'Any' }, scope: 'Cluster' }],
    },
  ],
});
const set = (
  revision: number,
  version: string,
  conditions: readonly object[],
  state = 'Active',
) => ({
  metadata: {
    name: `acme-store-${String(revision)}`,
    labels: { 'olm.operatorframework.io/owner-name': 'acme-store' },
    annotations: { 'olm.operatorframework.io/bundle-version': version },
  },
  spec: { revision, lifecycleState: state, phases: [{ name: 'deploy' }] },
  status: { conditions },
});
const PROBES = 'Object Deployment.apps/v1 acme/store: condition "Available" is False';

it.each(['clusterobjectsets', 'clusterextensionrevisions'])(
  'shows the phase that waits for an object, from %s',
  async (plural) => {
    servingGroups([OLM_V1]);
    watched('ClusterExtension', { data: [anExtension()] });
    for (const kind of ['ClusterCatalog', 'Deployment', 'Pod']) watched(kind, { data: [] });
    answering(({ url }) => {
      if (url.endsWith('reviews')) return { status: { allowed: true } };
      if (url.endsWith('/api')) return { kind: 'APIGroupDiscoveryList', items: [] };
      if (url.endsWith('/apis')) return { kind: 'APIGroupDiscoveryList', items: [served(plural)] };
      if (!url.includes(`/${plural}?`)) return undefined;
      return {
        items: [
          set(1, '1.0.0', [], 'Archived'),
          set(3, '1.2.0', [
            { type: 'Available', status: 'False', reason: 'ProbeFailure', message: PROBES },
          ]),
          set(2, '1.1.0', [
            { type: 'Available', status: 'True', reason: 'ProbesSucceeded' },
            {
              type: 'Succeeded',
              status: 'True',
              reason: 'Succeeded',
              lastTransitionTime: '2026-11-29T10:00:00Z',
            },
          ]),
        ],
      };
    });
    renderAt(
      '/operator-hub-installed/all-namespaces/~v1/acme-store/revisions',
      <ExtensionPage />,
      patterns.extension,
    );
    const table = await screen.findByRole('grid', { name: 'Revisions' });
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^31\.2\.0Rolling outPhase deploy waits for Deployment acme\/store/),
      expect.stringMatching(/^21\.1\.0Ready/),
      expect.stringMatching(/^11\.0\.0Archived–Review version 1\.0\.0$/),
    ]);
    expect(requests().some(({ url }) => url.includes('/secrets'))).toBe(false);
  },
);
