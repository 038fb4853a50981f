import { describe, expect, it } from 'vitest';
import { aCsv, anOperatorGroup } from '~/test/builders';
import type { OperatorGroup } from '~/kube/models/olm';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { deleteOtherGroups, groupChoices } from './operatorGroupChange';

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

  it.each<[string, InstallModeType[], string[], string[]]>([
    ['the one that the new Operator supports', ['AllNamespaces'], ['all', 'own'], ['own']],
    ['also if it is younger', ['OwnNamespace'], ['own', 'all'], ['all']],
    ['the oldest if the modes are unknown', [], ['own', 'all'], []],
  ])('starts with %s', (_, modes, names, unsupported) => {
    const own = aged('own', '2026-01-01T00:00:00Z');
    const all = { ...aged('all', '2026-02-01T00:00:00Z'), spec: {} };
    const choices = groupChoices([own, all], [], [{ name: 'quill', modes }]);
    expect(choices.map(({ name }) => name)).toEqual(names);
    const unfit = choices.filter((one) => one.unsupported.includes('quill'));
    expect(unfit.map(({ name }) => name)).toEqual(unsupported);
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
