import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCatalogs } from '../../../catalogs/demo';
import type { RunningCluster } from '../../cluster';
import { textAt } from '../../kube/json';
import { startLocalCluster } from '../../localCluster';
import { conditionOf, conditionsOf } from '../../olm/shared/conditions';
import {
  CLUSTER_SERVICE_VERSIONS,
  COPIED_FROM_LABEL,
  INSTALL_PLANS,
  SUBSCRIPTIONS,
} from '../../olm/shared/names';

let cluster: RunningCluster;
beforeAll(async () => {
  const catalogs = demoCatalogs();
  cluster = await startLocalCluster({
    catalogs,
    state: 'troubles',
    pace: 0.02,
    latency: 0,
    port: 0,
  });
});
afterAll(() => cluster.stop());

/** Other tests might slow down the machine. */
const patience = { timeout: 40_000 };

describe('the cluster of troubles', () => {
  it.each([
    ['needs-what-nobody-offers', 'kestrel-analytics', 'requires an operator'],
    ['failure-is-outdated', 'pocket-wiki', 'subscription kestrel-analytics exists'],
    ['no-such-channel', 'pocket-wiki', 'no operators found in channel nightly'],
    ['no-such-catalog', 'pocket-wiki', 'no operators found from catalog ghost-catalog'],
    ['catalog-is-down', 'pocket-wiki', 'error using catalogsource catalog-is-down/second-shelf'],
    ['api-already-owned', 'heron-community', 'heron-community.v2.4.0 provide'],
    [
      'version-left-behind',
      'night-safe',
      'clusterserviceversion night-safe.v1.5.0 exists and is not referenced by a subscription',
    ],
  ])('in %s has a Subscription that cannot be resolved', async (namespace, name, message) => {
    const said = (): string => {
      const ref = { resource: SUBSCRIPTIONS, namespace, name };
      const conditions = conditionsOf(cluster.client.get(ref));
      return textAt(conditionOf(conditions, 'ResolutionFailed'), 'message') ?? '';
    };
    await expect.poll(said, patience).toContain(message);
  });

  it.each([
    ['all-is-well', 'Succeeded', 'InstallSucceeded'],
    ['pods-never-ready', 'Installing', 'InstallWaiting'],
    ['pods-crash', 'Installing', 'InstallWaiting'],
    ['operator-image-is-missing', 'Installing', 'InstallWaiting'],
    ['kubernetes-is-too-old', 'Pending', 'RequirementsNotMet'],
    ['wrong-install-mode', 'Failed', 'UnsupportedOperatorGroup'],
    ['not-upgradeable-now', 'Pending', 'OperatorConditionNotUpgradeable'],
  ])('in %s has a CSV that is %s', async (namespace, phase, reason) => {
    const states = (): readonly string[] =>
      cluster.client
        .list(CLUSTER_SERVICE_VERSIONS, { namespace })
        .filter(({ metadata }) => metadata.labels?.[COPIED_FROM_LABEL] === undefined)
        .map(
          (csv) =>
            `${textAt(csv, 'status', 'phase') ?? ''}/${textAt(csv, 'status', 'reason') ?? ''}`,
        );
    await expect.poll(states, patience).toContain(`${phase}/${reason}`);
  });

  it.each([
    ['update-waits-for-approval', 'RequiresApproval'],
    ['waits-for-its-neighbor', 'RequiresApproval'],
    ['installer-without-rights', 'Installing'],
  ])('in %s has an install plan that is %s', async (namespace, phase) => {
    const phases = (): readonly (string | undefined)[] =>
      cluster.client
        .list(INSTALL_PLANS, { namespace })
        .map((plan) => textAt(plan, 'status', 'phase'));
    await expect.poll(phases, patience).toContain(phase);
  });

  it('has data of an uninstalled Operator', async () => {
    const namespace = 'data-left-behind';
    const left = (): readonly unknown[] =>
      cluster.client.resourceOf('sparrow.example.com/v1', 'Dashboard') === undefined
        ? []
        : cluster.client.list('dashboards.sparrow.example.com', { namespace });
    await expect.poll(left, patience).toHaveLength(1);
    const versions = (): readonly string[] =>
      cluster.client
        .list(CLUSTER_SERVICE_VERSIONS, { namespace })
        .filter(({ metadata }) => metadata.labels?.[COPIED_FROM_LABEL] === undefined)
        .map(({ metadata }) => metadata.name);
    await expect.poll(versions, patience).toEqual([]);
  });
});
