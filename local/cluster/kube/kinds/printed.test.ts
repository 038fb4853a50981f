import { describe, expect, it } from 'vitest';
import { tableOf } from '../meta/table';
import type { JsonObject, KubeObject } from '../types';
import { createKindRegistry } from './registry';

const registry = createKindRegistry();

function cellsOf(resource: string, fields: JsonObject, metadata: JsonObject = {}): object {
  const entry = registry.byKey(resource);
  if (entry === undefined) {
    throw new Error(`no kind ${resource}`);
  }
  const object: KubeObject = {
    apiVersion: 'v1',
    kind: entry.kind,
    ...fields,
    metadata: { name: 'a', ...metadata },
  };
  const { columnDefinitions, rows } = tableOf(entry, [object], {});
  return Object.fromEntries(columnDefinitions.map(({ name }, at) => [name, rows[0]?.cells[at]]));
}

function pod(status: JsonObject): JsonObject {
  return { spec: { containers: [{ name: 'c' }, { name: 'd' }] }, status };
}

const WAITING = { state: { waiting: { reason: 'CrashLoopBackOff' } }, restartCount: 3 };

describe('columns that kubectl prints for built-in kinds', () => {
  it.each<readonly [string, JsonObject, JsonObject]>([
    ['pods', pod({ phase: 'Pending' }), { Ready: '0/2', Status: 'Pending', Restarts: '0' }],
    [
      'pods',
      pod({ phase: 'Running', containerStatuses: [{ ready: true, restartCount: 1 }, WAITING] }),
      { Ready: '1/2', Status: 'CrashLoopBackOff', Restarts: '4' },
    ],
    [
      'pods',
      pod({ phase: 'Pending', initContainerStatuses: [{ state: { waiting: { reason: 'X' } } }] }),
      { Status: 'Init:X' },
    ],
    [
      'deployments.apps',
      { spec: { replicas: 2 }, status: { readyReplicas: 1, updatedReplicas: 2 } },
      { Ready: '1/2', 'Up-to-date': 2, Available: 0 },
    ],
    [
      'jobs.batch',
      { status: { succeeded: 1, conditions: [{ type: 'Complete', status: 'True' }] } },
      { Status: 'Complete', Completions: '1/1' },
    ],
    ['configmaps', { data: { a: '', b: '' }, binaryData: { c: '' } }, { Data: 3 }],
    ['services', { spec: { ports: [{ port: 443 }] } }, { 'Port(s)': '443/TCP' }],
    [
      'rolebindings.rbac.authorization.k8s.io',
      { roleRef: { kind: 'ClusterRole', name: 'view' } },
      { Role: 'ClusterRole/view' },
    ],
    ['events', { involvedObject: { kind: 'Pod', name: 'p' } }, { Object: 'pod/p' }],
  ])('%s %j', (resource, fields, cells) => {
    expect(cellsOf(resource, fields)).toMatchObject(cells);
  });

  it.each([
    ['True', 'Ready'],
    ['False', 'NotReady'],
  ])('a node whose condition Ready is %s', (status, shown) => {
    const labels = { 'node-role.kubernetes.io/worker': '' };
    const fields = { status: { conditions: [{ type: 'Ready', status }] } };
    expect(cellsOf('nodes', fields, { labels })).toMatchObject({ Status: shown, Roles: 'worker' });
  });

  it('a pod that is being deleted', () => {
    const deletionTimestamp = '2026-11-21T00:00:00Z';
    expect(cellsOf('pods', pod({}), { deletionTimestamp })).toMatchObject({
      Status: 'Terminating',
    });
  });
});
