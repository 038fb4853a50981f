import { describe, expect, it } from 'vitest';
import { anInstallPlan, anInstalledOperator } from '~/test/builders';
import {
  QUILLS,
  anInventory,
  anOperandList,
  anOperandOf,
  anotherCsv,
} from '~/test/uninstallBuilders';
import { ready } from '~/kube/loadable';
import { DEFAULT_CHOICES, type UninstallChoices } from './choices';
import { deletedWith } from './placeOffers';
import { remainsOf } from './remains';
import { storedRemains } from './storedRemains';

const ALL: UninstallChoices = {
  operandsOf: [QUILLS],
  definitions: true,
  operatorGroup: true,
  namespace: true,
  consolePlugins: true,
};
const withPlugin = {
  operator: anInstalledOperator({ consolePlugins: ['quill-ui'] }),
  console: { enabled: ['quill-ui'], mayEnable: true },
};

describe('remainsOf (UN-004)', () => {
  it('keeps everything except for running resources by default', () => {
    const inventory = anInventory([anOperandOf('blue'), anOperandOf('red')], [], withPlugin);
    expect(remainsOf(inventory, { ...DEFAULT_CHOICES, consolePlugins: false })).toEqual({
      operands: [
        { api: QUILLS, kind: 'Quill', manager: 'own', managedBy: [], count: 2, isPartial: false },
      ],
      definitions: [QUILLS],
      operatorGroups: ['team-a-og'],
      namespace: 'team-a',
      dependencies: [],
      plugins: ['quill-ui'],
      perhapsPlugins: [],
      olmOperator: 'quill.team-a',
      sharedPlans: [],
      mayLeaveVolumes: false,
    });
  });

  it('keeps little if everything is selected', () => {
    const inventory = anInventory([anOperandOf('blue')], [], {
      ...withPlugin,
      contents: ready({ found: [], unseen: [] }),
    });
    expect(remainsOf(inventory, ALL)).toMatchObject({
      operands: [],
      definitions: [],
      operatorGroups: [],
      namespace: null,
      plugins: [],
      mayLeaveVolumes: true,
    });
  });

  it('counts resources that another installation keeps (UN-012)', () => {
    const others = [anotherCsv('twin', { owns: true })];
    const inventory = anInventory(
      [anOperandOf('blue'), anOperandOf('red', { namespace: 'team-b' })],
      others,
    );
    expect(remainsOf(inventory, ALL)).toMatchObject({
      operands: [{ count: 1, manager: 'other', managedBy: ['team-b/twin.v1.0.0'] }],
      definitions: [QUILLS],
    });
  });

  it('distinguishes unmanaged resources from those of another installation', () => {
    const others = [
      anotherCsv('twin', { owns: true }),
      anotherCsv('third', { owns: true, namespace: 'team-c' }),
    ];
    const inventory = anInventory(
      [anOperandOf('blue'), anOperandOf('red', { namespace: 'team-b' })],
      others,
    );
    const described = remainsOf(inventory, DEFAULT_CHOICES);
    expect(described.operands).toMatchObject([
      { count: 1, manager: 'own', managedBy: [] },
      { count: 1, manager: 'other', managedBy: ['team-b/twin.v1.0.0'] },
    ]);
    expect(storedRemains(JSON.stringify(described))).toEqual(described);
  });

  it('keeps nothing for an Operator that failed because of an API conflict', () => {
    const clash = anotherCsv('clash', { owns: true, namespace: 'operators', targets: '' });
    const conditions = [{ phase: 'Failed', reason: 'InterOperatorGroupOwnerConflict' }];
    const lost = { ...clash, status: { ...conditions[0], conditions } };
    expect(remainsOf(anInventory([anOperandOf('blue')], [lost]), ALL)).toMatchObject({
      operands: [],
      definitions: [],
    });
  });

  it.each([
    ['are not all visible', { isEverywhere: false }],
    ['are too many', { isCut: true }],
  ])('reports that more objects might exist if they %s', (_, list) => {
    const remaining = (names: readonly string[]) => {
      const found = anOperandList(
        names.map((name) => anOperandOf(name)),
        list,
      );
      const inventory = anInventory([], [], { operands: new Map([[QUILLS, ready(found)]]) });
      return remainsOf(inventory, DEFAULT_CHOICES).operands;
    };
    expect(remaining(['blue'])).toMatchObject([{ count: 1, isPartial: true }]);
    expect(remaining([])).toMatchObject([{ count: null, isPartial: true }]);
  });

  it('names a console plugin even without permission to view enabled plugins', () => {
    const console = { enabled: [], mayEnable: false };
    expect(remainsOf(anInventory([], [], { ...withPlugin, console }), ALL)).toMatchObject({
      plugins: [],
      perhapsPlugins: ['quill-ui'],
    });
  });

  it('names another install plan that would reinstall the Operator', () => {
    const plan = anInstallPlan({
      spec: { clusterServiceVersionNames: ['quill.v1.0.0', 'onyx.v1.0.0'] },
    });
    const owner = { apiVersion: '', kind: 'Subscription', uid: 'u', name: 'onyx' };
    const shared = { ...plan, metadata: { ...plan.metadata, ownerReferences: [owner] } };
    expect(remainsOf(anInventory([], [], { plans: [shared, plan] }), ALL).sharedPlans).toEqual([
      'install-abcde',
    ]);
  });
});

describe('deletedWith', () => {
  const content = (kind: string, name: string, labels: Readonly<Record<string, string>> = {}) => ({
    model: { group: '', version: 'v1', kind, plural: `${kind.toLowerCase()}s`, namespaced: true },
    metadata: { name, namespace: 'team-a', uid: `uid-${name}`, labels },
  });

  it('lists resources without their own step, and distinguishes copied CSVs (CSV-014)', () => {
    const found = [
      content('Pod', 'quill-1'),
      content('Pod', 'quill-2'),
      content('ClusterServiceVersion', 'onyx.v1.0.0', { 'olm.copiedFrom': 'openshift-operators' }),
      content('Quill', 'blue'),
    ];
    const inventory = anInventory([anOperandOf('blue')]);
    expect(deletedWith({ found, unseen: [] }, inventory, ALL)).toEqual([
      { kind: 'Pod', names: ['quill-1', 'quill-2'], areCopies: false },
      { kind: 'ClusterServiceVersion', names: ['onyx.v1.0.0'], areCopies: true },
    ]);
  });
});
