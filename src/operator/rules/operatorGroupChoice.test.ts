import { describe, expect, it } from 'vitest';
import { aCsv, anOperatorGroup } from '~/test/builders';
import type { OperatorGroup } from '~/kube/models/operatorGroup';
import { deleteOtherGroups, groupChoices } from './operatorGroupChoice';

const aged = (name: string, creationTimestamp: string): OperatorGroup => {
  const group = anOperatorGroup({ name });
  return { ...group, metadata: { ...group.metadata, creationTimestamp } };
};
const member = (group: string) => aCsv({ annotations: { 'olm.operatorGroup': group } });

describe('groupChoices', () => {
  const groups = [aged('young', '2026-02-01T00:00:00Z'), aged('old', '2026-01-01T00:00:00Z')];
  it.each<[string, ReturnType<typeof aCsv>[], string[]]>([
    ['the oldest first', [], ['old', 'young']],
    ['the one with members first', [member('young')], ['young', 'old']],
  ])('%s', (_, csvs, names) => {
    expect(groupChoices(groups, csvs).map(({ name }) => name)).toEqual(names);
  });

  it('contains the namespaces and Operators of each', () => {
    const [choice] = groupChoices([anOperatorGroup({ spec: {} })], [member('team-a-og')]);
    expect(choice).toMatchObject({ targets: [''], members: ['quill.v1.0.0'] });
  });

  it('deletes all except for the kept one, each as displayed', () => {
    const calls = deleteOtherGroups(groupChoices(groups, []), 'young', 'team-a');
    expect(calls).toMatchObject([
      { kind: 'delete', object: { name: 'old', namespace: 'team-a' }, uid: 'uid-og-team-a-old' },
    ]);
  });
});
