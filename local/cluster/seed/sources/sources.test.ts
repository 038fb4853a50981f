import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogsOf } from '../../../stateCatalogs';
import { createFaultSwitches } from '../../kube/faults/switches';
import { fits } from '../../kube/faults/fault';
import { createInProcessCluster } from '../../kube/inProcess';
import { listAt, objectAt, textAt } from '../../kube/json';
import { createTestClock } from '../../kube/testClock';
import type { ClusterClient, KubeObject } from '../../kube/types';
import { olmCatalogSide } from '../../olm/catalog/catalogSide';
import { olmOperatorSide } from '../../olm/csv/operatorSide';
import {
  CATALOG_SOURCE_LABEL,
  CATALOG_SOURCES,
  CLUSTER_SERVICE_VERSIONS,
  SUBSCRIPTIONS,
} from '../../olm/shared/names';
import { createDefaultCatalogs } from '../../openshift/defaultCatalogs';
import { workloadControllers } from '../../workloads/workloads';
import { olmNamespacesOf, seedBase } from '../base';
import { sourcesOf } from './sources';

const marketplace = 'openshift-marketplace';
let client: ClusterClient;
let stop: () => void;

beforeAll(() => {
  const faults = createFaultSwitches();
  const catalogs = catalogsOf('sources', 'openshift');
  const side = olmCatalogSide(catalogs, {
    outage: (image) =>
      faults.effects('unpullable').find((fault) => fits(fault.image, image))?.message,
  });
  const staged = sourcesOf({ catalogs, namespaces: olmNamespacesOf('openshift'), faults });
  const clock = createTestClock();
  ({ client, stop } = createInProcessCluster({
    clock,
    seed: (seeded) => {
      seedBase(seeded);
      side.seed(seeded);
      staged.seed(seeded);
    },
    controllers: [
      ...side.controllers,
      ...olmOperatorSide().controllers,
      ...workloadControllers(),
      createDefaultCatalogs(),
      ...staged.controllers,
    ],
  }));
  clock.advance(60_000);
});
afterAll(() => {
  stop();
});

function source(name: string, namespace = marketplace): KubeObject | undefined {
  return client.get({ resource: CATALOG_SOURCES, name, namespace });
}

function podReason(name: string): string | undefined {
  const [pod] = client.list('pods', {
    namespace: marketplace,
    labels: { [CATALOG_SOURCE_LABEL]: name },
  });
  return [
    ...listAt(pod, 'status', 'initContainerStatuses'),
    ...listAt(pod, 'status', 'containerStatuses'),
  ]
    .map((status) => textAt(status, 'state', 'waiting', 'reason'))
    .find((reason) => reason !== undefined && reason !== 'PodInitializing');
}

describe('the cluster of the state sources', () => {
  it.each([
    ['redhat-operators', 'READY'],
    ['platform-team', 'READY'],
    ['boathouse-pinned', 'READY'],
    ['boathouse-by-version', 'READY'],
    ['harbour-office', 'READY'],
    ['every-now-and-then', 'READY'],
    ['empty-ledger', 'READY'],
    ['community-operators', 'TRANSIENT_FAILURE'],
    ['misspelt', 'TRANSIENT_FAILURE'],
    ['private-vault', 'TRANSIENT_FAILURE'],
    ['stale-cache', 'TRANSIENT_FAILURE'],
    ['no-room', 'TRANSIENT_FAILURE'],
    ['lost-lighthouse', 'TRANSIENT_FAILURE'],
    ['unknown-variable', undefined],
    ['paper-ledger', undefined],
  ])('has %s in the state %s', (name, state) => {
    expect(source(name)).toBeDefined();
    const connection = objectAt(source(name), 'status', 'connectionState');
    expect(textAt(connection, 'lastObservedState')).toBe(state);
  });

  it.each([
    ['community-operators', 'ImagePullBackOff'],
    ['misspelt', 'ImagePullBackOff'],
    ['private-vault', 'ImagePullBackOff'],
    ['stale-cache', 'CrashLoopBackOff'],
  ])('has a waiting pod of %s: %s', (name, reason) => {
    expect(podReason(name)).toBe(reason);
  });

  it('has one disabled default catalog', () => {
    expect(source('certified-operators')).toBeUndefined();
  });

  it('has a catalog of one namespace only', () => {
    expect(source('team-shelf', 'team-a')?.status).toMatchObject({
      connectionState: { lastObservedState: 'READY' },
    });
  });

  it.each(['uses-redhat', 'uses-certified', 'uses-community', 'uses-boathouse', 'team-a'])(
    'has Operators of a former catalog installed in %s',
    (namespace) => {
      const [subscription] = client.list(SUBSCRIPTIONS, { namespace });
      expect(subscription?.status?.['state']).toBe('AtLatestKnown');
      const versions = client.list(CLUSTER_SERVICE_VERSIONS, { namespace });
      expect(versions.map(({ status }) => status?.['phase'])).toEqual(['Succeeded']);
    },
  );

  it('has a Subscription blocked by the catalogs', () => {
    const [subscription] = client.list(SUBSCRIPTIONS, { namespace: 'waits-for-community' });
    expect(listAt(subscription, 'status', 'conditions')).toContainEqual(
      expect.objectContaining({
        type: 'ResolutionFailed',
        reason: 'ErrorPreventedResolution',
        message: expect.stringMatching(
          /error using catalogsource openshift-marketplace\/community-operators: .*no registry client established for catalogsource openshift-marketplace\/paper-ledger/u,
        ),
      }),
    );
  });
});
