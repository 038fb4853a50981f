import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { OperatorGroup } from '~/kube/models/olm';
import { aSubscription, anOperatorGroup } from '~/test/builders';
import { blockedSubscriptions, namespaceCount, usersBySource } from './sourceRow';

const GLOBAL = { namespace: 'openshift-marketplace', name: 'dead', isGlobal: true };
const OWN = { namespace: 'team-a', name: 'dead', isGlobal: false };

/** A Subscription of another catalog, resolved with the given catalogs. */
function seeing(namespace: string, ...catalogs: readonly string[]) {
  return aSubscription({
    namespace,
    status: {
      catalogHealth: catalogs.map((id) => {
        const [place, name] = id.split('/');
        return { catalogSourceRef: { namespace: place ?? '', name: name ?? '' }, healthy: true };
      }),
    },
  });
}

function annotated(name: string, value: string): OperatorGroup {
  const group = anOperatorGroup({ name });
  const key = 'olm.operatorframework.io/exclude-global-namespace-resolution';
  return { ...group, metadata: { ...group.metadata, annotations: { [key]: value } } };
}

describe('the Subscriptions that use a catalog (CS-044)', () => {
  it('go by its name and namespace', () => {
    const of = (name: string, source: string, sourceNamespace: string) =>
      aSubscription({ name, spec: { name, source, sourceNamespace } });
    const users = usersBySource([
      of('one', 'mirror', 'openshift-marketplace'),
      of('two', 'mirror', 'openshift-marketplace'),
      of('three', 'mirror', 'team-a'),
      { metadata: { name: 'bare', namespace: 'team-a' } },
    ]);
    expect([...users].map(([id, found]) => [id, found.map(({ name }) => name)])).toEqual([
      ['openshift-marketplace/mirror', ['one', 'two']],
      ['team-a/mirror', ['three']],
    ]);
  });
});

describe('the Subscriptions that a failing catalog blocks (CS-029, DR-015)', () => {
  it.each([
    ['every one that uses a global catalog', GLOBAL, seeing('team-a'), null, true],
    [
      'one in the namespace of the global catalogs',
      GLOBAL,
      seeing('openshift-marketplace'),
      null,
      true,
    ],
    ['one of another namespace, by a catalog of one namespace', OWN, seeing('team-b'), null, false],
    ['one of the catalog’s namespace', OWN, seeing('team-a'), null, true],
    [
      'one that lists it, although it is not known to be global',
      OWN,
      seeing('team-b', 'team-a/dead'),
      null,
      true,
    ],
    ['one that lists others only', OWN, seeing('team-b', 'team-a/other'), null, false],
    [
      'one whose namespace excludes global catalogs',
      GLOBAL,
      seeing('team-a', 'openshift-marketplace/dead'),
      [annotated('og', 'true')],
      false,
    ],
    [
      'one whose namespace explicitly includes them',
      GLOBAL,
      seeing('team-a'),
      [annotated('og', 'false')],
      true,
    ],
    [
      'one in a namespace with several OperatorGroups',
      GLOBAL,
      seeing('team-a'),
      [annotated('og', 'true'), annotated('other', 'true')],
      true,
    ],
    ['one whose OperatorGroup cannot be read', GLOBAL, seeing('team-a'), null, true],
  ] as const)('%s', (_, catalog, subscription, groups, isHeld) => {
    const held = blockedSubscriptions(catalog, { subscriptions: [subscription], groups });
    expect(held).toHaveLength(isHeld ? 1 : 0);
  });

  it('are counted with their namespaces', () => {
    const subscriptions = [seeing('team-a'), seeing('team-a'), seeing('team-b')];
    expect(namespaceCount(blockedSubscriptions(GLOBAL, { subscriptions, groups: null }))).toBe(2);
  });
});

const RECORDING = new URL(
  '../../../test-data/olm-recordings/catalog_unhealthy.jsonl.gz',
  import.meta.url,
);

describe('the recording catalog_unhealthy', () => {
  it('blocks a Subscription to another catalog, which reports that all are healthy', () => {
    const lines = gunzipSync(readFileSync(RECORDING)).toString().trim().split('\n');
    const objects = lines.map((line) => {
      const parsed: { resource: string; object: typeof sample } = JSON.parse(line);
      return parsed;
    });
    const seen = objects.filter(
      ({ resource, object }) => resource === 'subscriptions' && object.metadata.name === 'acme-own',
    );
    const last = seen.at(-1)?.object ?? sample;
    expect(last.spec?.source).toBe('acme');
    const failed = last.status?.conditions?.find(({ type }) => type === 'ResolutionFailed');
    expect(failed?.message).toMatch(/error using catalogsource openshift-marketplace\/dead/);
    expect(last.status?.catalogHealth?.every(({ healthy }) => healthy)).toBe(true);
    expect(blockedSubscriptions(GLOBAL, { subscriptions: [last], groups: null })).toEqual([
      { namespace: 's-cat', name: 'acme-own' },
    ]);
  });
});

const sample = aSubscription();
