import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '~/kube/queryClient';
import { patterns } from '~/routes';
import { OLM_V1, servingGroups, watched } from '~/test/consoleSdk';
import { anExtensionOfPens, BUNDLE_OF_PENS } from '~/test/extensionOfPens';
import { aPen, aPenCluster } from '~/test/operandBuilders';
import { renderAt } from '~/test/render';
import InstancePage from './InstancePage';

beforeEach(() => {
  queryClient.clear();
});

function open(scope: string, tab = '') {
  const url = `/operator-hub-instances/${scope}/pens.ink.example.com/blue${tab}`;
  renderAt(url, <InstancePage />, patterns.instance);
}

describe('the page of an instance', () => {
  it('shows first its status, and the message of its Operator', async () => {
    const conditions = [
      { type: 'Ready', status: 'False', reason: 'Dry', message: 'There is no ink \u202e left.' },
    ];
    aPenCluster([{ ...aPen('blue'), status: { conditions, nib: 'fine' } }]);
    open('ns/team-a');
    expect(await screen.findByText('Ready=False (Dry)')).toBeVisible();
    expect(screen.getByText('Not ready')).toBeVisible();
    // Without directional marks.
    expect(screen.getAllByText('There is no ink left.')).toHaveLength(2);
    expect(screen.getByText('fine')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Quill' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/ns/team-a/quill.v1',
    );
  });

  it('says for how long it has no status, and where to look', async () => {
    const pen = aPen('blue');
    const creationTimestamp = new Date(Date.now() - 250_000).toISOString();
    const metadata = { ...pen.metadata, creationTimestamp, generation: 2 };
    aPenCluster([{ ...pen, metadata, status: { observedGeneration: 1 } }]);
    open('ns/team-a');
    const title = /The Operator has not reported a status for 4 min/;
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText('Ready')).toBeVisible();
    const page = '/operator-hub-installed/ns/team-a/quill.v1';
    for (const [name, to] of [
      ['Quill', page],
      ['Events', `${page}/events`],
      ['Pods and logs', '/k8s/ns/team-a/pods'],
    ] as const) {
      expect(screen.getAllByRole('link', { name })[0]).toHaveAttribute('href', to);
    }
  });

  it('says once that its status is unknown', async () => {
    aPenCluster([{ ...aPen('blue'), status: { nib: 'fine' } }]);
    open('ns/team-a');
    expect(await screen.findByText('No known condition or phase in the status')).toBeVisible();
    expect(screen.getAllByText('Unknown')).toHaveLength(1);
  });

  it('names the integers that its YAML cannot show exactly', async () => {
    aPenCluster([{ ...aPen('blue'), spec: { nibs: [{ seed: 2 ** 63 }] } }]);
    open('ns/team-a', '/yaml');
    expect(await screen.findByText('spec.nibs[0].seed')).toBeVisible();
    expect(screen.getByText(/cannot process exactly/)).toBeVisible();
  });

  it('says when there is none', async () => {
    aPenCluster([]);
    open('ns/team-a');
    expect(await screen.findByText('Pen blue not found')).toBeVisible();
  });

  it('treats a URL without a namespace as not found', async () => {
    aPenCluster([aPen('blue')]);
    open('all-namespaces');
    expect(await screen.findByText('Pen blue not found')).toBeVisible();
  });

  it('shows the status descriptors and display name that the catalog has for an extension', async () => {
    servingGroups([OLM_V1]);
    anExtensionOfPens((url) => (url.includes('schema=olm.bundle') ? BUNDLE_OF_PENS : ''));
    aPenCluster([{ ...aPen('blue'), status: { nib: 'fine' } }]);
    watched('ClusterServiceVersion', { data: [] });
    open('ns/team-a');
    expect(await screen.findByText('Nib')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Acme Store' })).toHaveAttribute(
      'href',
      '/operator-hub-installed/all-namespaces/~v1/acme-store',
    );
    expect(screen.queryByText('The Operator is not ready.')).toBeNull();
  });

  it('names the permission that is missing', async () => {
    aPenCluster([aPen('blue')], ['list']);
    open('ns/team-a');
    expect(
      await screen.findByText(/list pens\.ink\.example\.com in namespace team-a/),
    ).toBeVisible();
  });
});
