import { describe, expect, it } from 'vitest';
import { aCatalogSource, anOperatorGroup } from '~/test/builders';
import { type Case, everyMode, described } from '~/test/installMatrix';

type Row = readonly [what: string, given: Case, expected: readonly string[]];

const down = { connectionState: { lastObservedState: 'TRANSIENT_FAILURE' } };
const own = aCatalogSource();
const group = anOperatorGroup();
const excluding = {
  ...group,
  metadata: {
    ...group.metadata,
    annotations: { 'olm.operatorframework.io/exclude-global-namespace-resolution': 'true' },
  },
};
const ofNamespace = {
  ...everyMode,
  key: { ...everyMode.key, catalog: 'mine', catalogNamespace: 'team-a' },
};

describe('the catalogs', () => {
  it.each<Row>([
    ['all ready', { facts: { catalogs: [own] } }, []],
    ['none readable', { facts: { catalogs: null } }, []],
    [
      'the package’s own unavailable (IN-044)',
      { facts: { catalogs: [aCatalogSource({ status: down })] } },
      ['warning catalog-down'],
    ],
    [
      'another global one unavailable (IN-044)',
      { facts: { catalogs: [own, aCatalogSource({ name: 'dead', status: down })] } },
      ['warning other-catalog-down'],
    ],
    [
      'one of the namespace unavailable (IN-044)',
      {
        facts: {
          catalogs: [own, aCatalogSource({ name: 'dead', namespace: 'team-a', status: down })],
        },
      },
      ['warning other-catalog-down'],
    ],
    [
      'one of another namespace unavailable (BR-016)',
      {
        facts: {
          catalogs: [own, aCatalogSource({ name: 'dead', namespace: 'team-b', status: down })],
        },
      },
      [],
    ],
    [
      'one still connecting',
      {
        facts: {
          catalogs: [
            own,
            aCatalogSource({
              name: 'slow',
              status: { connectionState: { lastObservedState: 'CONNECTING' } },
            }),
          ],
        },
      },
      [],
    ],
    [
      'the package’s own deleted',
      { facts: { catalogs: [aCatalogSource({ name: 'other' })] } },
      ['danger catalog-gone'],
    ],
    [
      'its namespace not visible',
      { facts: { catalogs: [aCatalogSource({ name: 'mine', namespace: 'team-a' })] } },
      [],
    ],
    [
      'a private one of another namespace (BR-016)',
      { facts: { isServed: false } },
      ['danger package-not-served → namespace=openshift-marketplace'],
    ],
    [
      'one that no longer contains the package',
      { form: { namespace: 'openshift-marketplace' }, facts: { isServed: false } },
      ['danger package-not-served'],
    ],
    [
      'a global one that the OperatorGroup excludes (OLM, ResolveSteps)',
      { facts: { catalogs: [own], isServed: true, operatorGroups: [excluding] } },
      ['danger package-not-served → namespace=quill'],
    ],
    [
      'another global one unavailable that the OperatorGroup excludes (OLM, ResolveSteps)',
      {
        offered: ofNamespace,
        facts: {
          catalogs: [
            aCatalogSource({ name: 'mine', namespace: 'team-a' }),
            aCatalogSource({ name: 'dead', status: down }),
          ],
          operatorGroups: [excluding],
        },
      },
      [],
    ],
    ['one that is available in the namespace', { facts: { isServed: true } }, []],
    [
      'nothing without a namespace',
      { form: { namespace: '' }, facts: { isServed: false } },
      ['danger namespace-missing → namespace=quill'],
    ],
  ])('%s', (_, given, expected) => {
    expect(described(given)).toEqual(expected);
  });
});

describe('the cluster-wide proxy', () => {
  const [channel] = everyMode.channels;
  const annotations = { 'features.operators.openshift.io/proxy-aware': 'false' };
  const unaware = {
    ...everyMode,
    channels: channel === undefined ? [] : [{ ...channel, annotations }],
  };
  const proxy = [{ variable: 'HTTP_PROXY', value: 'http://proxy:3128' }] as const;

  it.each<Row>([
    [
      'of an Operator that ignores it',
      { offered: unaware, facts: { proxy } },
      ['warning proxy-ignored'],
    ],
    ['of any other Operator', { facts: { proxy } }, []],
    ['absent', { offered: unaware, facts: { proxy: [] } }, []],
    ['unknown', { offered: unaware, facts: { proxy: null } }, []],
  ])('%s', (_, given, expected) => {
    expect(described(given)).toEqual(expected);
  });
});

describe('quotas', () => {
  const quota = (resource: string, used: string, hard: string, spec: object = {}) => ({
    quotas: [
      {
        metadata: { name: 'few', namespace: 'team-a' },
        spec: { hard: { [resource]: hard }, ...spec },
        status: { hard: { [resource]: hard }, used: { [resource]: used } },
      },
    ],
  });
  const shared = (resource: string, used: string, hard: string, spec: object = {}) => ({
    clusterQuotas: [
      {
        metadata: { name: 'tenant' },
        spec: { hard: { [resource]: hard }, ...spec },
        total: { hard: { [resource]: hard }, used: { [resource]: used } },
      },
    ],
  });
  const group = { operatorGroups: [anOperatorGroup()] };
  it.each<Row>([
    [
      'space for a Subscription',
      { facts: quota('count/subscriptions.operators.coreos.com', '1', '2') },
      [],
    ],
    [
      'none',
      { facts: quota('count/subscriptions.operators.coreos.com', '2', '2') },
      ['danger quota-refuses → namespace=quill'],
    ],
    [
      'none at all',
      { facts: quota('count/installplans.operators.coreos.com', '0', '0') },
      ['danger quota-refuses → namespace=quill'],
    ],
    [
      'no space for the OperatorGroup',
      { facts: quota('count/operatorgroups.operators.coreos.com', '1', '1') },
      ['danger quota-refuses → namespace=quill'],
    ],
    [
      'no space, but an existing one to use',
      { facts: { ...quota('count/operatorgroups.operators.coreos.com', '1', '1'), ...group } },
      [],
    ],
    [
      'no pods left',
      { facts: quota('pods', '10', '10') },
      ['warning quota-used-up → namespace=quill'],
    ],
    [
      'no CPU left, in other units',
      { facts: quota('requests.cpu', '2000m', '2') },
      ['warning quota-used-up → namespace=quill'],
    ],
    ['memory left', { facts: quota('limits.memory', '1023Mi', '1Gi') }, []],
    [
      'no volumes left, which it might not require',
      { facts: quota('persistentvolumeclaims', '1', '1') },
      [],
    ],
    ['for some pods only', { facts: quota('pods', '1', '1', { scopes: ['BestEffort'] }) }, []],
    ['an invalid quantity', { facts: quota('pods', 'many', '1') }, []],
    ['not to be read', { facts: { quotas: null } }, []],
    [
      'none left for several namespaces together',
      { facts: shared('count/subscriptions.operators.coreos.com', '5', '5') },
      ['danger quota-refuses → namespace=quill'],
    ],
    [
      'no memory left for several namespaces together',
      { facts: shared('limits.memory', '64Gi', '64Gi') },
      ['warning quota-used-up → namespace=quill'],
    ],
    ['space for several namespaces together', { facts: shared('pods', '4', '5') }, []],
    [
      'none for some pods of several namespaces',
      { facts: shared('pods', '5', '5', { scopes: ['Terminating'] }) },
      [],
    ],
    ['unreadable ones of several namespaces', { facts: { clusterQuotas: null } }, []],
  ])('%s', (_, given, expected) => {
    expect(described(given)).toEqual(expected);
  });
});
