import { describe, expect, it } from 'vitest';
import { aNamespace, aPackage, supporting } from '~/test/installBuilders';
import { type Case, EVERY_MODE, described } from '~/test/installMatrix';

type Row = readonly [what: string, given: Case, expected: readonly string[]];

const labeled = (name: string, labels: Readonly<Record<string, string>>) => ({
  metadata: { name, labels },
  status: { phase: 'Active' },
});

describe('suggestions of the author', () => {
  const plain = aPackage({
    ...supporting(...EVERY_MODE),
    annotations: { 'operatorframework.io/suggested-namespace': 'inkwell' },
  });
  const labels = { 'pod-security.kubernetes.io/enforce': 'privileged' };
  const template = aPackage({
    ...supporting(...EVERY_MODE),
    annotations: {
      'operatorframework.io/suggested-namespace-template': JSON.stringify({
        metadata: { name: 'inkwell', labels },
      }),
    },
  });
  const unreadable = aPackage({
    ...supporting(...EVERY_MODE),
    annotations: { 'operatorframework.io/suggested-namespace-template': '{metadata: inkwell' },
  });
  const inkwell = { namespace: 'inkwell' };
  it.each<Row>([
    ['is created (IN-024)', { offered: plain, form: inkwell }, []],
    [
      'already exists (stock console 4.3)',
      { offered: plain, form: inkwell, facts: { namespaces: [aNamespace('inkwell')] } },
      ['info suggestion-reused'],
    ],
    [
      'is not selected (stock console 4.3)',
      { offered: plain },
      ['warning suggestion-ignored → namespace=inkwell'],
    ],
    [
      'is not a valid name and is ignored',
      {
        offered: aPackage({
          ...supporting(...EVERY_MODE),
          annotations: { 'operatorframework.io/suggested-namespace': 'Ink Well' },
        }),
      },
      [],
    ],
    [
      'has a pod security level (IN-049)',
      { offered: template, form: inkwell },
      ['info pod-security-lifted'],
    ],
    [
      'is a template that cannot be read',
      { offered: unreadable, form: inkwell },
      ['warning suggestion-unreadable'],
    ],
    [
      'is such a template for a namespace that exists',
      { offered: unreadable, form: inkwell, facts: { namespaces: [aNamespace('inkwell')] } },
      [],
    ],
    [
      'has one that a requested project does not get',
      { offered: template, form: inkwell, facts: { newNamespaceKind: 'ProjectRequest' } },
      ['warning pod-security-missing'],
    ],
    [
      'has one that the selected namespace lacks (PS-009)',
      { offered: template },
      ['warning suggestion-ignored → namespace=inkwell', 'warning pod-security-missing'],
    ],
    [
      'has one that the selected namespace has',
      { offered: template, form: inkwell, facts: { namespaces: [labeled('inkwell', labels)] } },
      ['info suggestion-reused'],
    ],
    [
      'has one that cannot be compared',
      { offered: template, form: inkwell, facts: { namespaces: null } },
      [],
    ],
  ])('%s', (_, given, expected) => {
    expect(described(given)).toEqual(expected);
  });
});

describe('the watched namespaces', () => {
  const namespaces = [
    aNamespace('team-a'),
    aNamespace('team-b'),
    aNamespace('going', 'Terminating'),
  ];
  it.each<Row>([
    [
      'one other (OG-021)',
      { form: { mode: 'SingleNamespace', targets: ['team-b'] } },
      ['info tenant'],
    ],
    [
      'one for one too many',
      { form: { mode: 'SingleNamespace', targets: ['team-b', 'x'] } },
      ['danger target-missing', 'warning target-not-found'],
    ],
    [
      'its own (IN-005)',
      { form: { mode: 'SingleNamespace', targets: ['team-a'] } },
      ['danger target-is-own → mode=OwnNamespace'],
    ],
    [
      'an invalid name',
      { form: { mode: 'SingleNamespace', targets: ['Team B'] } },
      ['danger target-invalid → targets=', 'info tenant'],
    ],
    [
      'a terminating one',
      { form: { mode: 'SingleNamespace', targets: ['going'] } },
      ['warning target-terminating → targets=', 'info tenant'],
    ],
    [
      'one that does not exist',
      { form: { mode: 'SingleNamespace', targets: ['ghost'] } },
      ['warning target-not-found', 'info tenant'],
    ],
    [
      'two (OG-005)',
      { form: { mode: 'MultiNamespace', targets: ['team-a', 'team-b'] } },
      ['info targets-discouraged'],
    ],
    [
      'one of several',
      { form: { mode: 'MultiNamespace', targets: ['team-b'] } },
      ['danger targets-too-few'],
    ],
  ])('%s', (_, { form }, expected) => {
    expect(described({ ...(form && { form }), facts: { namespaces } })).toEqual(expected);
  });
});
