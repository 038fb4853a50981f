import { describe, expect, it } from 'vitest';
import type { KubeObject } from '../../kube/types';
import { judgeApis } from './intersection';

function aGroup(namespace: string, targets: readonly string[], apis = ''): KubeObject {
  return {
    apiVersion: 'operators.coreos.com/v1',
    kind: 'OperatorGroup',
    metadata: { name: `${namespace}-og`, namespace, annotations: { 'olm.providedAPIs': apis } },
    status: { namespaces: targets },
  };
}

const api = 'Database.v1.example.com';

describe('judgeApis', () => {
  it.each([
    { what: 'alone, new API', group: aGroup('a', ['a']), others: [], change: 'add' },
    { what: 'alone, known API', group: aGroup('a', ['a'], api), others: [], change: 'fine' },
    {
      what: 'a group elsewhere provides it',
      group: aGroup('a', ['a']),
      others: [aGroup('b', ['b'], api)],
      change: 'add',
    },
    {
      what: 'a global group provides it',
      group: aGroup('a', ['a']),
      others: [aGroup('b', [''], api)],
      change: 'conflict',
    },
    {
      what: 'a group that targets this namespace provides it',
      group: aGroup('a', ['c']),
      others: [aGroup('b', ['a'], api)],
      change: 'conflict',
    },
    {
      what: 'both already provide it',
      group: aGroup('a', ['a'], api),
      others: [aGroup('b', ['a'], api)],
      change: 'remove',
    },
  ])('$what: $change', ({ group, others, change }) => {
    expect(judgeApis(new Set([api]), group, others)).toBe(change);
  });
});
