import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { StatusKind } from '../src/olm/status/status';
import { type ClusterObjects, installedOperators } from '../src/olm/installed/installedOperator';

const FOLDER = 'test-data/olm-recordings';

/** The final status of an Operator, and statuses that must not occur before. */
const STORIES: readonly Story[] = [
  {
    name: 'install_automatic',
    operator: 'acme-db',
    end: 'ready',
    never: ['failed', 'updating', 'resolution-failed'],
  },
  {
    name: 'install_manual_then_upgrade',
    operator: 'acme-db',
    end: 'ready',
    never: ['failed', 'plan-failed'],
  },
  { name: 'channel_switch', operator: 'acme-db', end: 'ready', never: ['failed', 'plan-failed'] },
  { name: 'dependency_install', operator: 'acme-cache', end: 'plan-failed', never: ['failed'] },
  { name: 'shared_installplan', operator: 'acme-own', end: 'ready', never: ['failed'] },
  {
    name: 'resolution_failed',
    operator: 'acme-orphan',
    end: 'resolution-failed',
    never: ['ready'],
  },
  { name: 'no_such_channel', operator: 'acme-db', end: 'resolution-failed', never: ['ready'] },
  { name: 'no_such_catalog', operator: 'acme-db', end: 'catalog-missing', never: ['ready'] },
  {
    name: 'bundle_unpack_failed',
    operator: 'acme-badunpack',
    end: 'unpack-failed',
    never: ['ready'],
  },
  { name: 'csv_never_ready', operator: 'acme-broken', end: 'installing', never: ['ready'] },
  {
    name: 'min_kube_version',
    operator: 'acme-newkube',
    end: 'requirements-not-met',
    never: ['ready'],
  },
  { name: 'unsupported_install_mode', operator: 'acme-global', end: 'failed', never: ['ready'] },
  {
    name: 'no_operator_group',
    operator: 'acme-own',
    end: 'no-operator-group',
    never: ['ready', 'installing'],
  },
  {
    name: 'two_operator_groups',
    operator: 'acme-own',
    end: 'several-operator-groups',
    never: ['ready', 'installing'],
  },
  { name: 'api_conflict', operator: 'acme-clash', end: 'resolution-failed', never: ['ready'] },
  { name: 'deprecated', operator: 'acme-old', end: 'ready', never: ['failed', 'updating'] },
];

type Story = {
  readonly name: string;
  readonly operator: string;
  readonly end: StatusKind;
  readonly never: readonly StatusKind[];
};

describe('the status of an Operator in recordings of real OLM', () => {
  it.each(STORIES)('$name: $operator ends $end', ({ name, operator, end, never }) => {
    const kinds = kindsIn(name, operator);
    expect(kinds.at(-1)).toBe(end);
    expect(kinds.filter((kind) => never.includes(kind))).toEqual([]);
  });
});

/** The statuses of a Subscription after each recorded event. */
function kindsIn(name: string, subscription: string): readonly StatusKind[] {
  const store = new Map<string, { readonly resource: string; readonly object: unknown }>();
  const events = eventsIn(name);
  const place = events.find(
    ({ resource, object }) => resource === 'subscriptions' && object.metadata.name === subscription,
  );
  return events.flatMap(({ resource, type, object }) => {
    const id = `${resource}/${object.metadata.namespace ?? ''}/${object.metadata.name}`;
    if (type === 'DELETED') store.delete(id);
    else store.set(id, { resource, object });
    const row = installedOperators(objectsIn(store)).find(
      (one) =>
        one.subscriptionName === subscription && one.namespace === place?.object.metadata.namespace,
    );
    return row === undefined ? [] : [row.health.kind];
  });
}

function objectsIn(
  store: ReadonlyMap<string, { readonly resource: string; readonly object: unknown }>,
): ClusterObjects {
  const of = (resource: string) =>
    [...store.values()].filter((kept) => kept.resource === resource).map(({ object }) => object);
  const objects = {
    subscriptions: of('subscriptions'),
    csvs: of('clusterserviceversions'),
    installPlans: of('installplans'),
    operatorGroups: of('operatorgroups'),
    catalogSources: null,
  };
  // Treated like watch events, because the API server enforced the schemas during the recording.
  const delivered: ClusterObjects = JSON.parse(JSON.stringify(objects));
  return delivered;
}

type RecordedEvent = {
  readonly resource: string;
  readonly type: string;
  readonly object: { readonly metadata: { readonly name: string; readonly namespace?: string } };
};

function eventsIn(name: string): readonly RecordedEvent[] {
  const text = gunzipSync(readFileSync(`${FOLDER}/${name}.jsonl.gz`)).toString('utf8');
  const events: RecordedEvent[] = JSON.parse(`[${text.trim().split('\n').join(',')}]`);
  return events;
}
