import { describe, expect, it } from 'vitest';
import { aCsv, aSubscription, anInstalledOperator, anOperatorGroup } from '~/test/builders';
import { anOperandList, anOperandOf } from '~/test/uninstallBuilders';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { failed, ready } from '~/kube/loadable';
import { objectOf } from '~/olm/calls/clusterCall';
import { manySteps, NO_CHOICES, operandCount, withAllOperands } from './manyChoices';
import { type ManySources, manyInventories } from './manyInventories';

type Part = {
  readonly name: string;
  readonly namespace?: string;
  readonly owns?: readonly string[];
  readonly needs?: readonly string[];
  readonly plugin?: string;
  readonly targets?: string;
};

const apiOf = (plural: string) => ({
  name: `${plural}.example.com`,
  kind: plural.toUpperCase(),
  version: 'v1',
});

function csvOf({ name, namespace = 'team-a', owns = [], needs = [], plugin, targets }: Part) {
  return aCsv({
    name: `${name}.v1.0.0`,
    namespace,
    annotations: {
      'olm.targetNamespaces': targets ?? namespace,
      ...(plugin === undefined ? {} : { 'console.openshift.io/plugins': `["${plugin}"]` }),
    },
    spec: {
      displayName: name,
      customresourcedefinitions: { owned: owns.map(apiOf), required: needs.map(apiOf) },
    },
  });
}

function operatorOf({ name, namespace = 'team-a', plugin }: Part): InstalledOperator {
  return anInstalledOperator({
    id: `${namespace}/${name}`,
    namespace,
    name,
    displayName: name,
    packageName: name,
    subscriptionName: name,
    csvNames: [`${name}.v1.0.0`],
    consolePlugins: plugin === undefined ? [] : [plugin],
  });
}

/** One object of each API, in the namespace of its first owner. */
function sourcesOf(parts: readonly Part[]): ManySources {
  const csvs = parts.map(csvOf);
  const namespaces = [...new Set(parts.map(({ namespace = 'team-a' }) => namespace))];
  const isIn = (namespace: string) => (one: ClusterServiceVersion) =>
    one.metadata.namespace === namespace;
  const plurals = [...new Set(parts.flatMap(({ owns = [] }) => owns))];
  const lists = new Map(
    plurals.map((plural) => {
      const { namespace = 'team-a' } = parts.find(({ owns }) => owns?.includes(plural)) ?? {};
      const list = anOperandList([anOperandOf(`my-${plural}`, { namespace })], {
        model: { ...anOperandList([]).model, kind: plural.toUpperCase(), plural },
      });
      return [`${plural}.example.com`, ready(list)] as const;
    }),
  );
  return {
    homes: new Map(
      namespaces.map((namespace) => [
        namespace,
        {
          namespace,
          subscriptions: ready(
            parts
              .filter((part) => (part.namespace ?? 'team-a') === namespace)
              .map(({ name }) =>
                aSubscription({ name, namespace, status: { installedCSV: `${name}.v1.0.0` } }),
              ),
          ),
          csvs: ready(csvs.filter(isIn(namespace))),
          plans: ready([]),
          groups: ready([anOperatorGroup({ namespace })]),
        },
      ]),
    ),
    elsewhere: { csvs, operatorGroups: [], isWhole: true },
    operands: new Map(parts.map((part) => [operatorOf(part).id, lists])),
    definitions: new Map(),
    console: { enabled: ['shared-ui', 'own-ui'], mayEnable: true },
  };
}

const plannedFor = (chosen: readonly Part[], others: readonly Part[] = []) =>
  manyInventories(chosen.map(operatorOf), sourcesOf([...chosen, ...others]));

const order = (chosen: readonly Part[]) =>
  plannedFor(chosen).map(({ inventory, after }) => [inventory.operator.name, after]);

const search: Part = { name: 'search', owns: ['indices'], needs: ['databases'] };
const database: Part = { name: 'database', owns: ['databases'] };
const queue: Part = { name: 'queue', owns: ['queues'] };

describe('the order of several uninstalls', () => {
  it.each<[string, readonly Part[], readonly (readonly [string, readonly string[]])[]]>([
    [
      'a dependent precedes its dependency (UN-014)',
      [database, queue, search],
      [
        ['queue', []],
        ['search', []],
        ['database', ['team-a/search']],
      ],
    ],
    [
      'an indirect dependent also precedes its dependency',
      [queue, database, { name: 'portal', needs: ['indices'] }, search],
      [
        ['queue', []],
        ['portal', []],
        ['search', ['team-a/portal']],
        ['database', ['team-a/search']],
      ],
    ],
    [
      'of two that require each other, the first starts',
      [
        { name: 'hen', owns: ['hens'], needs: ['eggs'] },
        { name: 'egg', owns: ['eggs'], needs: ['hens'] },
      ],
      [
        ['hen', []],
        ['egg', ['team-a/hen']],
      ],
    ],
    [
      'two that own the same API are sequential (UN-012)',
      [database, { ...database, name: 'second', namespace: 'team-b' }],
      [
        ['database', []],
        ['second', ['team-a/database']],
      ],
    ],
    [
      'two with the same console plugin are sequential',
      [
        { name: 'one', plugin: 'shared-ui' },
        { name: 'two', plugin: 'shared-ui' },
      ],
      [
        ['one', []],
        ['two', ['team-a/one']],
      ],
    ],
    [
      'independent ones are parallel',
      [queue, { name: 'lamp', namespace: 'team-b' }],
      [
        ['queue', []],
        ['lamp', []],
      ],
    ],
  ])('%s', (_, chosen, expected) => {
    expect(order(chosen)).toEqual(expected);
  });
});

const described = (chosen: readonly Part[], others: readonly Part[] = []) => {
  const planned = plannedFor(chosen, others);
  return manySteps(planned, withAllOperands(NO_CHOICES, planned, true)).map(
    ({ operator, steps }) => [
      operator.name,
      ...steps.map(({ stage, action }) =>
        action.kind === 'disable-plugins'
          ? `${stage} ${action.names.join()}`
          : `${stage} ${objectOf(action.call).name}`,
      ),
    ],
  );
};

describe('resources that are deleted with several Operators', () => {
  it('include operands of each running one, its Subscription and its CSV (UN-005, UN-007)', () => {
    expect(described([database, search])).toEqual([
      ['search', 'operands my-indices', 'subscription search', 'csv search.v1.0.0'],
      ['database', 'operands my-databases', 'subscription database', 'csv database.v1.0.0'],
    ]);
  });

  it('exclude operands that a remaining Operator requires', () => {
    expect(described([database], [search])).toEqual([
      ['database', 'subscription database', 'csv database.v1.0.0'],
    ]);
  });

  it('include shared resources only with the last Operator that uses them', () => {
    const twin = { ...database, name: 'twin', targets: '' };
    expect(described([{ ...database, targets: '' }, twin])).toEqual([
      ['database', 'subscription database', 'csv database.v1.0.0'],
      ['twin', 'operands my-databases', 'subscription twin', 'csv twin.v1.0.0'],
    ]);
    const removals = manySteps(plannedFor([{ ...database, targets: '' }, twin]), NO_CHOICES);
    expect(removals.map(({ remains }) => remains.operands)).toMatchObject([[], [{ count: 1 }]]);
    expect(
      described([
        { name: 'one', plugin: 'shared-ui' },
        { name: 'two', plugin: 'shared-ui' },
      ]),
    ).toEqual([
      ['one', 'subscription one', 'csv one.v1.0.0'],
      ['two', 'subscription two', 'csv two.v1.0.0', 'console-plugins shared-ui'],
    ]);
  });

  it('include unmanaged operands once, even if two Operators could own them', () => {
    const far = { ...database, name: 'far', targets: 'team-c' };
    expect(described([{ ...database, targets: 'team-b' }, far])).toEqual([
      ['database', 'operands my-databases', 'subscription database', 'csv database.v1.0.0'],
      ['far', 'subscription far', 'csv far.v1.0.0'],
    ]);
  });

  it('include operands only if the user selects them', () => {
    const removals = manySteps(plannedFor([search, database]), NO_CHOICES);
    expect(operandCount(removals.flatMap(({ steps }) => steps))).toBe(0);
    expect(removals.map(({ remains }) => remains.operands)).toMatchObject([
      [{ kind: 'INDICES', count: 1 }],
      [{ kind: 'DATABASES', count: 1 }],
    ]);
  });

  it('are known by name even if the namespace cannot be read', () => {
    const sources = sourcesOf([search]);
    const unread = failed({ kind: 'server', message: '' });
    const home = sources.homes.get('team-a');
    if (home === undefined) throw new Error('it has no namespace');
    const [one] = manySteps(
      manyInventories([operatorOf(search)], {
        ...sources,
        homes: new Map([['team-a', { ...home, csvs: unread, subscriptions: unread }]]),
        elsewhere: { csvs: [], operatorGroups: [], isWhole: false },
      }),
      NO_CHOICES,
    );
    expect(one?.steps.map(({ stage }) => stage)).toEqual(['subscription', 'csv']);
  });
});
