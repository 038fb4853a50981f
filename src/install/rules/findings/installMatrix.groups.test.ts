import { describe, expect, it } from 'vitest';
import { anOperatorGroup } from '~/test/builders';
import { aNamespace, aPackage, supporting } from '~/test/installBuilders';
import { EVERY_MODE, defaulted, planned, described } from '~/test/installMatrix';

const group = (spec: object, name = 'og') => anOperatorGroup({ name, spec });

const STATES = {
  'no group': [],
  'its own group': [group({ targetNamespaces: ['team-a'] })],
  'a global group': [group({})],
  'a tenant group': [group({ targetNamespaces: ['team-b'] })],
  'a group for two': [group({ targetNamespaces: ['team-b', 'team-c'] })],
  'two groups': [group({}, 'a'), group({}, 'b')],
  'an empty group': [
    anOperatorGroup({
      name: 'og',
      spec: { selector: { matchLabels: { team: 'x' } } },
      status: { namespaces: [] },
    }),
  ],
} as const;

const PACKAGES = {
  every: EVERY_MODE,
  own: ['OwnNamespace'],
  all: ['AllNamespaces'],
  single: ['SingleNamespace'],
  several: ['MultiNamespace'],
} as const;

const namespaces = ['openshift-operators', 'team-a', 'team-b', 'team-c'].map((name) =>
  aNamespace(name),
);

type Row = readonly [
  state: keyof typeof STATES,
  modes: keyof typeof PACKAGES,
  form: string,
  findings: readonly string[],
];

const AUTO = ', Automatic';
const OWN = `OwnNamespace in team-a${AUTO}`;
const ALL = `AllNamespaces in team-a${AUTO}`;
const SINGLE = `SingleNamespace in team-a${AUTO}`;
const TENANT = `SingleNamespace in team-a for team-b${AUTO}`;
const SEVERAL = `MultiNamespace in team-a${AUTO}`;
const TWO = `MultiNamespace in team-a for team-b, team-c${AUTO}`;

/** IN-004, IN-005, IN-008, IN-022, OG-003 to OG-008, OG-020: package by state of the namespace. */
const ROWS: readonly Row[] = [
  ['no group', 'every', ALL, []],
  ['no group', 'own', OWN, []],
  ['no group', 'all', ALL, []],
  ['no group', 'single', SINGLE, ['danger target-missing']],
  ['no group', 'several', SEVERAL, ['danger targets-too-few']],
  ['its own group', 'every', OWN, []],
  ['its own group', 'own', OWN, []],
  ['its own group', 'all', ALL, ['danger operator-group-mismatch → namespace=openshift-operators']],
  [
    'its own group',
    'single',
    SINGLE,
    ['danger target-missing', 'danger operator-group-mismatch → namespace=quill'],
  ],
  [
    'its own group',
    'several',
    SEVERAL,
    ['danger targets-too-few', 'danger operator-group-mismatch → namespace=quill'],
  ],
  ['a global group', 'every', ALL, []],
  ['a global group', 'own', OWN, ['danger operator-group-mismatch → namespace=quill']],
  ['a global group', 'all', ALL, []],
  [
    'a global group',
    'single',
    SINGLE,
    ['danger target-missing', 'danger operator-group-mismatch → namespace=quill'],
  ],
  [
    'a global group',
    'several',
    SEVERAL,
    ['danger targets-too-few', 'danger operator-group-mismatch → namespace=quill'],
  ],
  ['a tenant group', 'every', TENANT, ['info tenant']],
  ['a tenant group', 'own', OWN, ['danger operator-group-mismatch → namespace=quill']],
  [
    'a tenant group',
    'all',
    ALL,
    ['danger operator-group-mismatch → namespace=openshift-operators'],
  ],
  ['a tenant group', 'single', TENANT, ['info tenant']],
  [
    'a tenant group',
    'several',
    SEVERAL,
    ['danger targets-too-few', 'danger operator-group-mismatch → namespace=quill'],
  ],
  ['a group for two', 'every', TWO, ['info targets-discouraged']],
  ['a group for two', 'own', OWN, ['danger operator-group-mismatch → namespace=quill']],
  [
    'a group for two',
    'all',
    ALL,
    ['danger operator-group-mismatch → namespace=openshift-operators'],
  ],
  [
    'a group for two',
    'single',
    SINGLE,
    ['danger target-missing', 'danger operator-group-mismatch → namespace=quill'],
  ],
  ['a group for two', 'several', TWO, ['info targets-discouraged']],
  ['two groups', 'every', ALL, ['danger several-operator-groups → namespace=openshift-operators']],
  ['two groups', 'own', OWN, ['danger several-operator-groups → namespace=quill']],
  ['two groups', 'all', ALL, ['danger several-operator-groups → namespace=openshift-operators']],
  [
    'two groups',
    'single',
    SINGLE,
    ['danger target-missing', 'danger several-operator-groups → namespace=quill'],
  ],
  [
    'two groups',
    'several',
    SEVERAL,
    ['danger targets-too-few', 'danger several-operator-groups → namespace=quill'],
  ],
  ['an empty group', 'own', OWN, ['danger group-selects-nothing → namespace=quill']],
  ['an empty group', 'all', ALL, ['danger group-selects-nothing → namespace=openshift-operators']],
];

describe('an Operator of some modes in a namespace', () => {
  it.each(ROWS)('with %s: %s → %s', (state, modes, form, findings) => {
    const offered = aPackage(supporting(...PACKAGES[modes]));
    const facts = { operatorGroups: STATES[state], namespaces };
    const shown = defaulted({ namespace: 'team-a' }, { offered, facts });
    expect(shown.text).toBe(form);
    expect(described({ offered, facts, form: shown.form })).toEqual(findings);
    const isMade = state === 'no group';
    expect(planned({ offered, facts, form: shown.form })[1]).toMatch(
      isMade ? /^create OperatorGroup team-a-og/ : /^use OperatorGroup/,
    );
  });
});

describe('a mode that the OperatorGroup of the namespace does not have', () => {
  it.each([
    ['its own group', 'AllNamespaces', [], 'mode=OwnNamespace | namespace=openshift-operators'],
    ['a global group', 'OwnNamespace', [], 'mode=AllNamespaces | namespace=quill'],
    ['a tenant group', 'OwnNamespace', [], 'mode=SingleNamespace targets=team-b | namespace=quill'],
    [
      'a group for two',
      'OwnNamespace',
      [],
      'mode=MultiNamespace targets=team-b,team-c | namespace=quill',
    ],
  ] as const)(
    'with %s, %s: takes its mode or another place (OG-008)',
    (state, mode, targets, fixes) => {
      const facts = { operatorGroups: STATES[state], namespaces };
      expect(described({ facts, form: { mode, targets } })).toEqual([
        `danger operator-group-mismatch → ${fixes}`,
      ]);
    },
  );
});
