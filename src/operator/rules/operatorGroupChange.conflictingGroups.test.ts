import { expect, it } from 'vitest';
import type { OperatorGroup } from '~/kube/models/olm';
import { conflictingGroups } from './operatorGroupChange';

const PEN = 'Pen.v1.ink.example.com';

function group(namespace: string, namespaces: readonly string[], provided: string): OperatorGroup {
  const spec = namespaces.includes('') ? {} : { targetNamespaces: namespaces };
  const annotations = { 'olm.providedAPIs': provided };
  return {
    metadata: { name: `${namespace}-og`, namespace, annotations },
    spec,
    status: { namespaces },
  };
}

it.each<[string, OperatorGroup, readonly string[]]>([
  ['one that provides it to all', group('team-b', [''], PEN), ['team-b Pen']],
  [
    'one that watches this namespace',
    group('team-b', ['team-a'], `${PEN},Ink.v1.x`),
    ['team-b Pen'],
  ],
  ['none that watches others', group('team-b', ['team-c'], PEN), []],
  ['none that provides other APIs', group('team-b', [''], 'Ink.v1.x'), []],
  ['not itself', group('team-a', ['team-a'], PEN), []],
])('of conflicting OperatorGroups is %s (OG-013)', (_, other, expected) => {
  const found = conflictingGroups([PEN], 'team-a', [group('team-a', ['team-a'], ''), other]);
  expect(found.map(({ namespace, kinds }) => `${namespace} ${kinds.join()}`)).toEqual(expected);
});
