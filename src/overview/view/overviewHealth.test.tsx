import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription } from '~/test/builders';
import { aClusterCatalog, anExtension } from '~/test/extensionBuilders';
import { HealthPopup, NoHealthPopup, health, noHealth, watches } from './overviewHealth';

const NOTHING = { data: [], loaded: true, loadError: undefined };
const EMPTY = {
  subscriptions: NOTHING,
  csvs: NOTHING,
  plans: NOTHING,
  groups: NOTHING,
  catalogs: NOTHING,
};
const LOADING = { data: [], loaded: false, loadError: undefined };
const REFUSED = { data: [], loaded: false, loadError: { code: 403, message: 'forbidden' } };
const RUNNING = listOf(aCsv());
const BROKEN = listOf(
  aCsv({ status: { phase: 'Failed', reason: 'InstallCheckFailed', message: 'install timeout' } }),
);

const V1 = {
  extensions: listOf(anExtension()),
  deployments: NOTHING,
  clusterCatalogs: listOf(aClusterCatalog()),
};

describe('the health item of the console’s Overview', () => {
  it.each([
    ['waits for required data', { ...EMPTY, csvs: LOADING }, { state: 'LOADING' }],
    ['waits for additional data', { ...EMPTY, groups: LOADING }, { state: 'LOADING' }],
    [
      'reports unreadable data',
      { ...EMPTY, subscriptions: REFUSED },
      { state: 'NOT_AVAILABLE', message: 'Not available' },
    ],
    ['does not require additional data', { ...EMPTY, groups: REFUSED }, { state: 'OK' }],
    [
      'reports that nothing is installed',
      EMPTY,
      { state: 'OK', message: 'No Operators installed' },
    ],
    [
      'reports that all are healthy',
      { ...EMPTY, csvs: RUNNING },
      { state: 'OK', message: '1 Operator ready' },
    ],
    [
      'reports the number of failed ones',
      { ...EMPTY, csvs: BROKEN },
      { state: 'ERROR', message: '1 failed' },
    ],
    [
      'counts ClusterExtensions',
      { ...EMPTY, ...V1, csvs: RUNNING },
      { state: 'OK', message: '2 Operators ready' },
    ],
    [
      'reports ClusterExtensions that OLM v1 cannot install',
      { ...EMPTY, ...V1, extensions: listOf(anExtension({ installed: null, retrying: 'no' })) },
      { state: 'ERROR', message: '1 failed' },
    ],
    ['waits for ClusterExtensions', { ...EMPTY, ...V1, extensions: LOADING }, { state: 'LOADING' }],
    [
      'waits for their Deployments',
      { ...EMPTY, ...V1, deployments: LOADING },
      { state: 'LOADING' },
    ],
    ['waits until the console starts to watch', {}, { state: 'LOADING' }],
  ])('%s', (_, results, expected) => {
    expect(health(results)).toMatchObject(expected);
  });

  it('requests no copied CSVs', () => {
    expect(watches.csvs.selector).toEqual({
      matchExpressions: [{ key: 'olm.copiedFrom', operator: 'DoesNotExist' }],
    });
  });

  it('links to each Operator that needs attention, and to the list', () => {
    render(<HealthPopup {...EMPTY} csvs={BROKEN} />, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: 'Quill' }).getAttribute('href')).toBe(
      '/operator-hub-installed/ns/team-a/quill.v1.0.0',
    );
    expect(screen.getByRole('link', { name: /^The 1 installed/ }).getAttribute('href')).toBe(
      '/operator-hub-installed/all-namespaces',
    );
  });

  it('names the missing permission if the console could not read', () => {
    render(<HealthPopup {...EMPTY} subscriptions={REFUSED} />, { wrapper: MemoryRouter });
    expect(screen.getByText(/list subscriptions\.operators\.coreos\.com/)).toBeDefined();
  });

  it('names the permissions without sending requests', () => {
    expect(noHealth()).toMatchObject({ state: 'NOT_AVAILABLE' });
    render(<NoHealthPopup />, { wrapper: MemoryRouter });
    expect(screen.getByText(/clusterserviceversions\.operators\.coreos\.com/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Installed Operators' })).toBeDefined();
  });

  it('accepts any objects', () => {
    const odd = listOf({ ...aSubscription(), spec: {}, status: { conditions: null } });
    expect(() => health({ ...EMPTY, subscriptions: odd })).not.toThrow();
  });
});

function listOf(...objects: readonly object[]) {
  return { data: objects, loaded: true, loadError: undefined };
}
