/** Actions in some of the namespaces after the first installation. */
import { flagAt, textsAt } from '../../kube/json';
import type { ClusterClient, JsonObject, KubeObject } from '../../kube/types';
import { INSTALL_PLANS, SUBSCRIPTIONS, unpackName } from '../../olm/shared/names';
import { isInstalled, type Step } from '../staging';
import { putPlots, putSites } from './storedObjects';

/** @param catalogs the namespace of the catalogs and of their unpacked bundles */
export function storiesIn(catalogs: string): readonly (readonly Step[])[] {
  return [
    afterwards({ namespace: 'stored-objects-break', name: 'orchard-sites.v1.6.0' }, putSites),
    afterwards({ namespace: 'many-stored-objects', name: 'vineyard-plots.v1.6.0' }, putPlots),
    losesItsUnpackedBundle(catalogs),
    changesCatalog('catalog-was-changed', 'gazelle-router.v1.5.0'),
    // All in one step, because successive updates would get separate plans.
    changesChannels('three-in-one-plan', [
      'copper-kettle.v1.0.0',
      'pebble-metrics.v0.7.0',
      'willow-backup.v2.3.0',
    ]),
    changesChannels('no-way-on', ['island-mail.v0.8.0']),
  ];
}

type Csv = { readonly namespace: string; readonly name: string };

function afterwards(csv: Csv, then: Step['then']): readonly Step[] {
  return [{ when: (client) => isInstalled(client, csv), then }];
}

/** A user deletes the unpacked bundles of a plan that requires approval. */
function losesItsUnpackedBundle(catalogs: string): readonly Step[] {
  const csv = 'paper-trail.v1.3.0';
  const name = unpackName('local.operator-hub/bundles/paper-trail:1.3.0');
  return [
    {
      when: (client) =>
        client
          .list(INSTALL_PLANS, { namespace: 'bundle-is-gone' })
          .some((plan) => waits(plan, csv)),
      then: (client) => {
        remove(client, { resource: 'configmaps', namespace: catalogs, name });
      },
    },
  ];
}

/** A user changes the catalog while a plan requires approval; OLM does not change the plan. */
function changesCatalog(namespace: string, csv: string): readonly Step[] {
  return [
    {
      when: (client) => client.list(INSTALL_PLANS, { namespace }).some((plan) => waits(plan, csv)),
      then: (client) => {
        changeSubscriptions(client, namespace, { source: 'community-operators' });
      },
    },
  ];
}

function waits(plan: KubeObject, csv: string): boolean {
  return (
    flagAt(plan, 'spec', 'approved') === false &&
    plan.status !== undefined &&
    textsAt(plan, 'spec', 'clusterServiceVersionNames').includes(csv)
  );
}

/** Subscriptions change their channel after the first installations succeed. */
function changesChannels(namespace: string, csvs: readonly string[]): readonly Step[] {
  return [
    {
      when: (client) => csvs.every((name) => isInstalled(client, { namespace, name })),
      then: (client) => {
        changeSubscriptions(client, namespace, { channel: 'stable' });
      },
    },
  ];
}

function changeSubscriptions(client: ClusterClient, namespace: string, spec: JsonObject): void {
  for (const { metadata } of client.list(SUBSCRIPTIONS, { namespace })) {
    const ref = { resource: SUBSCRIPTIONS, namespace, name: metadata.name };
    client.mergePatch(ref, { spec });
  }
}

function remove(client: ClusterClient, ref: Parameters<ClusterClient['delete']>[0]): void {
  if (client.get(ref) !== undefined) client.delete(ref);
}
