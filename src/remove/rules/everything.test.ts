import { describe, expect, it } from 'vitest';
import { failed, loading, ready } from '~/kube/loadable';
import { configMapModel } from '~/kube/models/core';
import { anOperatorGroup } from '~/test/builders';
import { anInventory, anOperandOf, anotherCsv, QUILLS } from '~/test/uninstallBuilders';
import { everything, isReadingApis } from './everything';
import type { PlaceContents } from './inventory';
import { namespaceOutlook } from './placeOffers';
import { uninstallSteps } from './uninstallSteps';

const other = { model: configMapModel, metadata: { name: 'letters', uid: 'letters' } };
const place = (contents: Partial<PlaceContents>) => ready({ found: [], unseen: [], ...contents });
const stagesOf = (inventory: ReturnType<typeof anInventory>) =>
  uninstallSteps(inventory, everything(inventory)).map(({ stage }) => stage);

describe('everything', () => {
  it('is all that is available, in the order of a removal', () => {
    const inventory = anInventory([anOperandOf('blue')], [], { contents: place({}) });
    const stages = ['operands', 'subscription', 'csv', 'definitions', 'namespace'];
    expect(stagesOf(inventory)).toEqual(stages);
  });

  it.each([
    ['other resources', place({ found: [other] })],
    ['resources that you cannot list', place({ unseen: [{ kind: 'forbidden', message: '' }] })],
    ['unreadable resources', failed({ kind: 'offline', message: '' })],
  ])('keeps a namespace with %s, and deletes the rest', (_, contents) => {
    const inventory = anInventory([anOperandOf('blue')], [], { contents });
    const stages = ['operands', 'subscription', 'csv', 'definitions', 'operator-group'];
    expect(stagesOf(inventory)).toEqual(stages);
  });

  it('keeps a namespace that the OperatorGroup of another one lists', () => {
    const group = anOperatorGroup({ namespace: 'team-b', spec: { targetNamespaces: ['team-a'] } });
    const elsewhere = { csvs: [], operatorGroups: [group], isWhole: true };
    const inventory = anInventory([], [], { contents: place({}), elsewhere });
    expect(everything(inventory).namespace).toBe(false);
    expect(namespaceOutlook(inventory)).toMatchObject({
      reason: { kind: 'targeted', by: [`team-b/${group.metadata.name}`] },
    });
  });

  it.each([null, loading])('includes the namespace until its contents are known', (contents) => {
    expect(everything(anInventory([], [], { contents })).namespace).toBe(true);
  });

  it('keeps what another Operator requires', () => {
    const dependent = anotherCsv('cache', { namespace: 'team-a', requires: true });
    const inventory = anInventory([anOperandOf('blue')], [dependent], { contents: place({}) });
    expect(stagesOf(inventory)).toEqual(['subscription', 'csv']);
  });

  it('is complete only when the instances are read', () => {
    const operands = new Map([[QUILLS, loading]]);
    expect(isReadingApis(anInventory([], [], { operands }))).toBe(true);
    expect(isReadingApis(anInventory())).toBe(false);
  });
});
