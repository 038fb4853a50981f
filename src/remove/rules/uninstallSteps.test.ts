import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anInstalledOperator, anOperatorGroup } from '~/test/builders';
import {
  QUILLS,
  aDefinition,
  anInventory,
  anOperandList,
  anOperandOf,
  anotherCsv,
} from '~/test/uninstallBuilders';
import { ready } from '~/kube/loadable';
import { objectOf } from '~/olm/calls/clusterCall';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { DEFAULT_CHOICES, type UninstallChoices } from './choices';
import { losesData, uninstallSteps } from './uninstallSteps';

const ALL: UninstallChoices = {
  operandsOf: [QUILLS],
  definitions: true,
  operatorGroup: true,
  namespace: true,
  consolePlugins: true,
};

const described = (steps: readonly RemovalStep[]) =>
  steps.map(({ stage, action }) =>
    action.kind === 'disable-plugins'
      ? `${stage} ${action.names.join()}`
      : `${stage} ${action.call.model.kind} ${objectOf(action.call).name}`,
  );

const PLAIN = ['subscription Subscription quill', 'csv ClusterServiceVersion quill.v1.0.0'];
const EMPTY_PLACE = ready({ found: [], unseen: [] });
const consoleWith = (...enabled: readonly string[]) => ({ enabled, mayEnable: true });
const withPlugin = anInstalledOperator({ consolePlugins: ['quill-ui'] });

describe('uninstallSteps', () => {
  it('deletes only the Subscription and the CSV by default (UN-004, UN-021)', () => {
    expect(described(uninstallSteps(anInventory([anOperandOf('blue')]), DEFAULT_CHOICES))).toEqual(
      PLAIN,
    );
  });

  it('starts with operands and ends with resources that are useless without the Operator (UN-005, UN-014)', () => {
    const inventory = anInventory([anOperandOf('blue')], [], {
      operator: withPlugin,
      console: consoleWith('quill-ui', 'other-ui'),
    });
    expect(described(uninstallSteps(inventory, { ...ALL, namespace: false }))).toEqual([
      'operands Quill blue',
      ...PLAIN,
      `definitions CustomResourceDefinition ${QUILLS}`,
      'operator-group OperatorGroup team-a-og',
      'console-plugins quill-ui',
    ]);
  });

  it('omits the OperatorGroup if its namespace is deleted', () => {
    const inventory = anInventory([], [], { contents: EMPTY_PLACE });
    const steps = uninstallSteps(inventory, { ...ALL, definitions: false });
    expect(described(steps)).toEqual([...PLAIN, 'namespace Namespace team-a']);
    expect(losesData(steps)).toBe(true);
  });

  it('deletes the displayed objects by UID, and those that OLM might re-create by name', () => {
    const steps = uninstallSteps(anInventory([anOperandOf('blue')]), ALL);
    expect(steps.map(({ action }) => (action.kind === 'delete' ? action.call.uid : null))).toEqual([
      'uid-blue',
      null,
      null,
      `uid-${QUILLS}`,
      'uid-og-team-a-team-a-og',
    ]);
  });

  it.each([
    [
      'the CSV of a pending update (UN-006)',
      { operator: anInstalledOperator({ csvNames: ['quill.v1.0.0', 'quill.v2.0.0'] }) },
      [...PLAIN, 'csv ClusterServiceVersion quill.v2.0.0'],
    ],
    [
      'a Subscription without a CSV',
      { operator: anInstalledOperator({ csvNames: [] }), csvs: [] },
      PLAIN.slice(0, 1),
    ],
    [
      'a CSV without a Subscription (CSV-026)',
      { operator: anInstalledOperator({ subscriptionName: null }), subscriptions: [] },
      PLAIN.slice(1),
    ],
    ['resources known only by name', { subscriptions: null, csvs: null }, PLAIN],
    [
      'resources with several OperatorGroups',
      { operatorGroups: [anOperatorGroup(), anOperatorGroup({ name: 'second' })] },
      PLAIN,
    ],
    ['a CSV that failed or owns nothing', { csvs: [aCsv({ status: { phase: 'Failed' } })] }, PLAIN],
  ])('deletes %s', (_, sources, expected) => {
    expect(described(uninstallSteps(anInventory([], [], sources), DEFAULT_CHOICES))).toEqual(
      expected,
    );
  });

  const cache = anotherCsv('cache', { namespace: 'team-a', requires: true });
  const rival = anotherCsv('rival', { owns: true });

  it.each([
    ['operands that a dependent requires, or their CRD', [cache], {}],
    [
      'resources that another installation also owns (UN-012)',
      [rival],
      {
        operands: new Map([
          [QUILLS, ready(anOperandList([anOperandOf('x', { namespace: 'team-b' })]))],
        ]),
      },
    ],
    [
      'operands that were not all read',
      [],
      { operands: new Map([[QUILLS, ready(anOperandList([anOperandOf('x')], { isCut: true }))]]) },
    ],
    ['operands of an API that is not served', [], { operands: new Map([[QUILLS, ready(null)]]) }],
    [
      'a CRD whose instances are not all visible',
      [],
      { operands: new Map([[QUILLS, ready(anOperandList([], { isEverywhere: false }))]]) },
    ],
    [
      'a CRD that might have other owners',
      [],
      { elsewhere: { csvs: [], operatorGroups: [], isWhole: false } },
    ],
    [
      'a CRD that another owner requires',
      [],
      {
        definitions: new Map([[QUILLS, ready(aDefinition({ controller: { kind: 'platform' } }))]]),
      },
    ],
    [
      'operands of an API with another owner',
      [],
      {
        operands: new Map([[QUILLS, ready(anOperandList([anOperandOf('x')]))]]),
        definitions: new Map([
          [QUILLS, ready(aDefinition({ controller: { kind: 'extension', name: 'quill' } }))],
        ]),
      },
    ],
    [
      'a CRD that is already in deletion',
      [],
      { definitions: new Map([[QUILLS, ready(aDefinition({ isTerminating: true }))]]) },
    ],
  ] as const)('never deletes %s', (_, others, sources) => {
    const steps = uninstallSteps(anInventory([], others, sources), {
      ...ALL,
      operatorGroup: false,
    });
    expect(described(steps)).toEqual(PLAIN);
  });

  it('never deletes a CRD with remaining instances', () => {
    const inventory = anInventory([anOperandOf('blue')]);
    const steps = uninstallSteps(inventory, { ...ALL, operandsOf: [], operatorGroup: false });
    expect(described(steps)).toEqual(PLAIN);
  });

  const neighbour = aSubscription({ name: 'onyx', status: { installedCSV: 'onyx.v1.0.0' } });

  it.each([
    ['another Subscription', { subscriptions: [aSubscription(), neighbour] }],
    ['unreadable Subscriptions', { subscriptions: null }],
    ['OpenShift', { operatorGroups: [platformGroup()] }],
    [
      'all Operators of the cluster',
      { operatorGroups: [anOperatorGroup({ name: 'global-operators' })] },
    ],
  ])('never deletes an OperatorGroup or namespace: %s', (_, sources) => {
    const inventory = anInventory([], [], { ...sources, contents: EMPTY_PLACE });
    const steps = uninstallSteps(inventory, { ...ALL, definitions: false });
    expect(described(steps)).toEqual(PLAIN);
  });

  it.each(['openshift-storage', 'kube-system', 'default', 'openshift-operators', 'operators'])(
    'never deletes namespace %s',
    (namespace) => {
      const inventory = anInventory([], [], {
        operator: anInstalledOperator({ namespace, id: `${namespace}/quill` }),
        subscriptions: [aSubscription({ namespace })],
        csvs: [aCsv({ namespace })],
        operatorGroups: [anOperatorGroup({ namespace })],
        contents: EMPTY_PLACE,
      });
      const kinds = uninstallSteps(inventory, ALL).map(({ stage }) => stage);
      expect(kinds).not.toContain('namespace');
    },
  );

  it('never deletes a namespace with other resources', () => {
    const found = [
      {
        model: { group: '', version: 'v1', kind: 'Secret', plural: 'secrets', namespaced: true },
        metadata: { name: 'theirs', namespace: 'team-a', uid: 'uid-theirs' },
      },
    ];
    const inventory = anInventory([], [], { contents: ready({ found, unseen: [] }) });
    expect(described(uninstallSteps(inventory, { ...ALL, operatorGroup: false }))).not.toContain(
      'namespace Namespace team-a',
    );
  });

  it('keeps a console plugin of another Operator, or one that is not enabled', () => {
    const other = aCsv({
      name: 'twin.v1.0.0',
      namespace: 'team-b',
      annotations: { 'console.openshift.io/plugins': '["quill-ui"]' },
    });
    const shared = { operator: withPlugin, console: consoleWith('quill-ui') };
    expect(described(uninstallSteps(anInventory([], [other], shared), DEFAULT_CHOICES))).toEqual(
      PLAIN,
    );
    const unloaded = { operator: withPlugin, console: consoleWith() };
    expect(described(uninstallSteps(anInventory([], [], unloaded), DEFAULT_CHOICES))).toEqual(
      PLAIN,
    );
  });
});

function platformGroup() {
  const group = anOperatorGroup();
  const annotations = { 'include.release.openshift.io/self-managed-high-availability': 'true' };
  return { ...group, metadata: { ...group.metadata, annotations } };
}
