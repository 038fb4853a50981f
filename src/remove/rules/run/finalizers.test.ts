import { describe, expect, it } from 'vitest';
import { failed, loading, ready } from '~/kube/loadable';
import { toListCsvs } from '~/kube/permissions';
import { finalizerController, isControllerRunning } from './finalizers';
import { knownOperators } from './knownOperators';

const permission = toListCsvs('team-a');
const API = 'databases.db.acme.example.com';
const OBJECT = { api: API, namespaces: ['team-a'] };

function aCsv(name: string, apis: readonly string[], more: object = { phase: 'Succeeded' }) {
  return {
    metadata: { name, namespace: 'team-a' },
    spec: {
      displayName: name.toUpperCase(),
      customresourcedefinitions: { owned: apis.map((api) => ({ name: api })) },
    },
    status: more,
  };
}

const operators = knownOperators([
  aCsv('quill', ['quills.quill.example.com']),
  aCsv('acme', [API]),
  aCsv('acme-web', ['sites.web.acme.example.com'], { phase: 'Failed' }),
]);

describe('finalizerController', () => {
  it.each([
    ['foregroundDeletion', 'kube-controller-manager', 'dependents-stay'],
    ['orphan', 'kube-controller-manager', 'dependents-go'],
    ['kubernetes', 'kube-controller-manager', 'namespace-content-stays'],
    ['kubernetes.io/pvc-protection', 'kube-controller-manager', 'volume-in-use'],
    ['kubernetes.io/pv-protection', 'kube-controller-manager', 'volume-in-use'],
    ['batch.kubernetes.io/job-tracking', 'kube-controller-manager', 'pods-uncounted'],
    [
      'service.kubernetes.io/load-balancer-cleanup',
      'cloud-controller-manager',
      'load-balancer-stays',
    ],
    ['customresourcecleanup.apiextensions.k8s.io', 'kube-apiserver', 'objects-stay'],
    ['external-attacher/ebs-csi-aws-com', 'csi-attacher', 'storage-stays'],
    [
      'snapshot.storage.kubernetes.io/volumesnapshot-bound-protection',
      'snapshot-controller',
      'storage-stays',
    ],
    ['operators.coreos.com/csv-cleanup', 'olm-operator', 'csv-objects-stay'],
    ['olm.operatorframework.io/delete-server-cache', 'catalogd', 'cache-stays'],
  ])('%s is cleared by %s', (finalizer, process, loss) => {
    const controller = finalizerController(finalizer, OBJECT, ready(operators));
    expect(controller).toEqual({ kind: 'system', process, loss });
    expect(isControllerRunning(controller)).toBe(true);
  });

  it.each([
    ['the API group itself', 'db.acme.example.com/backup', 'acme', 'finalizer'],
    ['a name below the group', 'backup.db.acme.example.com/x', 'acme', 'finalizer'],
    ['the older form', 'finalizer.db.acme.example.com', 'acme', 'finalizer'],
    ['a group other than that of the object', 'web.acme.example.com/dns', 'acme-web', 'finalizer'],
    ['the domain of several, one of which runs', 'acme.example.com/backup', 'acme', 'finalizer'],
    ['a framework', 'helm.sdk.operatorframework.io/uninstall-helm-release', 'acme', 'api'],
    ['no Operator', 'keep-me', 'acme', 'api'],
    ['a top-level domain only', 'com/backup', 'acme', 'api'],
    ['the end of a group that is not part of its domain', 'me.example.com/x', 'acme', 'api'],
  ])('identifies the Operator by a finalizer named after %s', (_, finalizer, csvName, by) => {
    expect(finalizerController(finalizer, OBJECT, ready(operators))).toMatchObject({
      kind: 'operator',
      operator: { csvName },
      by,
    });
  });

  it('prefers the running one of several installations', () => {
    const twice = knownOperators([
      aCsv('acme.v1', [API], { phase: 'Failed' }),
      aCsv('acme.v2', [API]),
    ]);
    expect(finalizerController('db.acme.example.com/x', OBJECT, ready(twice))).toMatchObject({
      operator: { csvName: 'acme.v2' },
    });
  });

  it.each([
    [['team-a'], 'acme.a'],
    [['team-b'], 'acme.b'],
    [['team-c'], undefined],
    [['team-c', 'team-b'], 'acme.b'],
    [[], 'acme.a'],
  ])('is the Operator that watches the namespace of the object: %j', (namespaces, csvName) => {
    const watching = (name: string, namespace: string) => {
      const csv = aCsv(name, [API]);
      const annotations = { 'olm.targetNamespaces': namespace };
      return { ...csv, metadata: { ...csv.metadata, annotations } };
    };
    const two = knownOperators([watching('acme.a', 'team-a'), watching('acme.b', 'team-b')]);
    for (const finalizer of ['db.acme.example.com/x', 'keep-me']) {
      const found = finalizerController(finalizer, { api: API, namespaces }, ready(two));
      expect(found.kind === 'operator' ? found.operator.csvName : undefined).toBe(csvName);
    }
  });

  it('reports no controller if no Operator matches', () => {
    const controller = finalizerController(
      'ghost.example.org/x',
      { ...OBJECT, api: 'ghosts.ghost.example.org' },
      ready(operators),
    );
    expect(controller).toEqual({ kind: 'nobody' });
    expect(isControllerRunning(controller)).toBe(false);
  });

  it.each([
    ['are loading', loading, null],
    [
      'cannot be listed without permission',
      failed({ kind: 'forbidden', message: '', permission }),
      permission,
    ],
    ['could not be listed', failed({ kind: 'offline', message: '' }), null],
  ])('reports unknown if the Operators %s', (_, known, missing) => {
    const controller = finalizerController('db.acme.example.com/x', OBJECT, known);
    expect(controller).toEqual({ kind: 'unseen', missing });
    expect(isControllerRunning(controller)).toBeNull();
  });
});

describe('knownOperators', () => {
  it.each([
    ['Succeeded', true],
    ['Replacing', true],
    ['Failed', false],
    ['Pending', null],
    ['InstallReady', null],
  ])('an Operator with a CSV that is %s is running: %s', (phase, isAlive) => {
    expect(knownOperators([aCsv('acme', [API], { phase })])[0]?.isAlive).toBe(isAlive);
  });

  it('treats an Operator in deletion as not running', () => {
    const csv = aCsv('acme', [API]);
    const terminating = { ...csv, metadata: { ...csv.metadata, deletionTimestamp: '2026-11-21' } };
    expect(knownOperators([terminating])[0]?.isAlive).toBe(false);
  });

  it('include APIs of the Operator’s own API server', () => {
    const csv = {
      metadata: { name: 'meter' },
      spec: {
        apiservicedefinitions: { owned: [{ name: 'readings', group: 'meter.example.com' }] },
      },
    };
    expect(knownOperators([csv])[0]).toMatchObject({
      apis: ['readings.meter.example.com'],
      groups: ['meter.example.com'],
      displayName: 'meter',
    });
  });

  it.each([[null], [7], [{}], [{ metadata: { name: 7 } }], [{ spec: [] }]])(
    'excludes %j',
    (csv) => {
      expect(knownOperators([csv])).toEqual([]);
    },
  );
});
