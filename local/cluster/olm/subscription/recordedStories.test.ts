import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NamedCatalog } from '../../../catalogs/fbc';
import { createInProcessCluster } from '../../kube/inProcess';
import { textAt } from '../../kube/json';
import type { ClusterClient, JsonObject } from '../../kube/types';
import { seedBase } from '../../seed/base';
import { workloadControllers } from '../../workloads/workloads';
import { olmCatalogSide } from '../catalog/catalogSide';
import { olmOperatorSide } from '../csv/operatorSide';
import { aGroup, aProject } from '../csv/testCluster';
import { createVirtualClock, type VirtualClock } from '../csv/virtualClock';
import { CATALOG_SOURCES, INSTALL_PLANS, OLM_API_VERSION, SUBSCRIPTIONS } from '../shared/names';
import { factsOf, follow, isDataHere, recorded, recordedCatalogs, type Story } from './stories';

let catalogs: readonly NamedCatalog[] = [];
let client: ClusterClient;
let clock: VirtualClock;
let stories: readonly Story[];
let stop: () => void;

describe.skipIf(!isDataHere)('tells the story real OLM was recorded with', () => {
  beforeAll(async () => {
    catalogs = await recordedCatalogs();
  });
  beforeEach(() => {
    const side = olmCatalogSide(catalogs);
    clock = createVirtualClock();
    const cluster = createInProcessCluster({
      clock,
      seed: (seeded) => {
        seedBase(seeded);
        side.seed(seeded);
      },
      controllers: [
        ...side.controllers,
        ...workloadControllers(),
        ...olmOperatorSide().controllers,
      ],
    });
    ({ client, stop } = cluster);
    clock.advance(3_000);
    stories = follow(client);
  });
  afterEach(() => {
    stop();
  });

  it('install_automatic', () => {
    aProject(client, 's-auto', ['s-auto']);
    subscribe('s-auto', { name: 'acme-db', channel: 'stable' });
    clock.advance(25_000);
    expectSame('install_automatic', 's-auto', ['subscriptions', 'installplans', 'events']);
  });

  it('install_manual_then_upgrade', () => {
    aProject(client, 's-man', ['s-man']);
    const startingCSV = 'acme-db.v1.0.0';
    const installPlanApproval = 'Manual';
    subscribe('s-man', { name: 'acme-db', channel: 'stable', installPlanApproval, startingCSV });
    clock.advance(14_000);
    approve('s-man');
    clock.advance(22_000);
    approve('s-man');
    clock.advance(22_000);
    expectSame('install_manual_then_upgrade', 's-man', ['subscriptions', 'installplans']);
  });

  it('dependency_install', () => {
    installedBefore('candidate');
    aProject(client, 's-dep', ['s-dep']);
    subscribe('s-dep', { name: 'acme-cache', channel: 'alpha' });
    clock.advance(28_000);
    expectSame('dependency_install', 's-dep', ['installplans', 'subscriptions']);
  });

  it('channel_switch', () => {
    installedBefore('stable');
    aProject(client, 's-chan', ['s-chan']);
    subscribe('s-chan', { name: 'acme-db', channel: 'stable' });
    clock.advance(25_000);
    const ref = { resource: SUBSCRIPTIONS, name: 'acme-db', namespace: 's-chan' };
    client.mergePatch(ref, { spec: { channel: 'candidate' } });
    clock.advance(25_000);
    expectSame('channel_switch', 's-chan', ['installplans']);
    const of = { resource: 'subscriptions', namespace: 's-chan' };
    // Whether OLM looks in the moment when both CSVs are there is chance.
    const isLasting = (fact: string): boolean => !fact.includes('is not referenced by');
    expect(factsOf(stories, of).filter(isLasting)).toEqual(
      factsOf(recorded('channel_switch'), of).filter(isLasting),
    );
  });

  it('resolution_failed', () => {
    aProject(client, 's-res', ['s-res']);
    subscribe('s-res', { name: 'acme-orphan', channel: 'stable' });
    clock.advance(15_000);
    expectSame('resolution_failed', 's-res', ['subscriptions', 'installplans', 'events']);
  });

  it('no_such_channel', () => {
    aProject(client, 's-noch', ['s-noch']);
    subscribe('s-noch', { name: 'acme-db', channel: 'nightly' });
    clock.advance(15_000);
    expectSame('no_such_channel', 's-noch', ['subscriptions', 'events']);
  });

  it('no_such_catalog', () => {
    aProject(client, 's-nocat', ['s-nocat']);
    subscribe('s-nocat', { name: 'acme-db', channel: 'stable', source: 'ghost-catalog' });
    clock.advance(15_000);
    expectSame('no_such_catalog', 's-nocat', ['events']);
    // Here the catalogs' health and the resolution overtook each other.
    const of = { resource: 'subscriptions', namespace: 's-nocat' };
    expect(factsOf(stories, of).toSorted()).toEqual(
      factsOf(recorded('no_such_catalog'), of).toSorted(),
    );
  });

  it('bundle_unpack_failed', () => {
    aProject(client, 's-unp', ['s-unp']);
    subscribe('s-unp', { name: 'acme-badunpack', channel: 'stable' });
    clock.advance(25_000);
    expectSame('bundle_unpack_failed', 's-unp', ['subscriptions', 'installplans']);
  });

  it('catalog_unhealthy', () => {
    client.create(CATALOG_SOURCES, {
      apiVersion: OLM_API_VERSION,
      kind: 'CatalogSource',
      metadata: { name: 'dead', namespace: 'openshift-marketplace' },
      spec: {
        address: '127.0.0.1:59999',
        displayName: 'Dead Catalog',
        publisher: 'Nobody',
        sourceType: 'grpc',
      },
    });
    clock.advance(300);
    aProject(client, 's-cat', ['s-cat']);
    subscribe('s-cat', { name: 'acme-own', channel: 'stable' });
    clock.advance(30_000);
    expectSame('catalog_unhealthy', 's-cat', ['subscriptions', 'installplans', 'events']);
    expectSame('catalog_unhealthy', 'openshift-marketplace', ['catalogsources']);
  });

  it('deprecated', () => {
    aProject(client, 's-old', ['s-old']);
    subscribe('s-old', { name: 'acme-old', channel: 'legacy' });
    clock.advance(22_000);
    expectSame('deprecated', 's-old', ['subscriptions', 'installplans']);
  });

  it('no_operator_group', () => {
    aProject(client, 's-noog', []);
    subscribe('s-noog', { name: 'acme-own', channel: 'stable' });
    clock.advance(22_000);
    expectSame('no_operator_group', 's-noog', ['subscriptions', 'installplans', 'events']);
  });

  it('two_operator_groups', () => {
    aProject(client, 's-twoog', ['s-twoog']);
    aGroup(client, 's-twoog', { targetNamespaces: ['s-twoog'] });
    subscribe('s-twoog', { name: 'acme-own', channel: 'stable' });
    clock.advance(22_000);
    expectSame('two_operator_groups', 's-twoog', ['subscriptions', 'installplans', 'events']);
  });

  it('api_conflict', () => {
    installedBefore('candidate');
    aProject(client, 's-clash', ['s-clash']);
    subscribe('s-clash', { name: 'acme-db', channel: 'stable' });
    clock.advance(20_000);
    subscribe('s-clash', { name: 'acme-clash', channel: 'stable' });
    clock.advance(18_000);
    expectSame('api_conflict', 's-clash', ['subscriptions', 'installplans']);
  });

  it('shared_installplan', () => {
    installedBefore('candidate');
    aProject(client, 's-shared', ['s-shared']);
    const installPlanApproval = 'Manual';
    subscribe('s-shared', { name: 'acme-own', channel: 'stable', installPlanApproval });
    clock.advance(12_000);
    approve('s-shared');
    clock.advance(14_000);
    const startingCSV = 'acme-db.v1.0.0';
    subscribe('s-shared', { name: 'acme-db', channel: 'stable', installPlanApproval, startingCSV });
    clock.advance(12_000);
    approve('s-shared');
    clock.advance(20_000);
    expectSame('shared_installplan', 's-shared', ['installplans', 'subscriptions']);
  });
});

function subscribe(namespace: string, spec: JsonObject): void {
  client.create(SUBSCRIPTIONS, {
    apiVersion: OLM_API_VERSION,
    kind: 'Subscription',
    metadata: { name: textAt(spec, 'name') ?? '', namespace },
    spec: {
      installPlanApproval: 'Automatic',
      source: 'acme',
      sourceNamespace: 'openshift-marketplace',
      ...spec,
    },
  });
}

/** The situations were recorded one after the other on one cluster; some depend on what an earlier one left. */
function installedBefore(channel: 'stable' | 'candidate'): void {
  aProject(client, 'before', ['before']);
  subscribe('before', { name: 'acme-db', channel });
  clock.advance(25_000);
}

function approve(namespace: string): void {
  for (const { metadata } of client.list(INSTALL_PLANS, { namespace })) {
    const ref = { resource: INSTALL_PLANS, name: metadata.name, namespace };
    client.mergePatch(ref, { spec: { approved: true } });
  }
}

function expectSame(situation: string, namespace: string, resources: readonly string[]): void {
  const real = recorded(situation);
  for (const resource of resources) {
    expect(factsOf(stories, { resource, namespace })).toEqual(
      factsOf(real, { resource, namespace }),
    );
  }
}
