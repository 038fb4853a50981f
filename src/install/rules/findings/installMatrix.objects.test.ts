import { describe, expect, it } from 'vitest';
import { anOperatorGroup } from '~/test/builders';
import { aPackage, supporting } from '~/test/installBuilders';
import { type Case, EVERY_MODE, planned } from '~/test/installMatrix';

const SUBSCRIPTION =
  'create Subscription quill {"channel":"stable","name":"quill","source":"community-operators","sourceNamespace":"openshift-marketplace","installPlanApproval":"Automatic"}';
const groupFor = (...targetNamespaces: readonly string[]) =>
  `create OperatorGroup team-a-og ${JSON.stringify({ targetNamespaces })}`;
const requester = { newNamespaceKind: 'ProjectRequest', seesAllNamespaces: false } as const;
const template = aPackage({
  ...supporting(...EVERY_MODE),
  annotations: {
    'operatorframework.io/suggested-namespace-template':
      '{"metadata":{"name":"inkwell","labels":{"a":"b"}}}',
  },
});

/**
 * IN-009 to IN-012, IN-015, IN-051, OG-004: namespace, OperatorGroup and Subscription, by mode, namespace and
 * permissions.
 */
describe('the objects', () => {
  it.each<readonly [what: string, given: Case, place: string, group: string]>([
    ['its own namespace (IN-010)', {}, 'use Namespace team-a', groupFor('team-a')],
    [
      'all namespaces, with its own group (OG-004)',
      { form: { mode: 'AllNamespaces' } },
      'use Namespace team-a',
      'create OperatorGroup team-a-og {}',
    ],
    [
      'one other (OG-021)',
      { form: { mode: 'SingleNamespace', targets: ['x'] } },
      'use Namespace team-a',
      groupFor('x'),
    ],
    [
      'several (OG-005)',
      { form: { mode: 'MultiNamespace', targets: ['x', 'y'] } },
      'use Namespace team-a',
      groupFor('x', 'y'),
    ],
    [
      'an existing group of any name (IN-008)',
      { facts: { operatorGroups: [anOperatorGroup({ name: 'mine-x7' })] } },
      'use Namespace team-a',
      'use OperatorGroup mine-x7',
    ],
    [
      'a group in another namespace (OG-007)',
      { facts: { operatorGroups: [anOperatorGroup({ namespace: 'team-b' })] } },
      'use Namespace team-a',
      groupFor('team-a'),
    ],
    [
      'groups that cannot be read',
      { facts: { operatorGroups: null } },
      'use Namespace team-a',
      groupFor('team-a'),
    ],
    [
      'a new namespace (IN-051)',
      { form: { namespace: 'new', mode: 'AllNamespaces' } },
      'create Namespace new',
      'create OperatorGroup new-og {}',
    ],
    [
      'a new project, requested (IN-051, IN-052)',
      { form: { namespace: 'new', mode: 'AllNamespaces' }, facts: requester },
      'create ProjectRequest new',
      'create OperatorGroup new-og {}',
    ],
    [
      'the author’s namespace, requested without its labels (IN-024)',
      {
        offered: template,
        form: { namespace: 'inkwell', mode: 'AllNamespaces' },
        facts: requester,
      },
      'create ProjectRequest inkwell',
      'create OperatorGroup inkwell-og {}',
    ],
    [
      'a namespace of the platform that the user cannot view',
      { form: { namespace: 'openshift-x', mode: 'AllNamespaces' }, facts: requester },
      'use Namespace openshift-x',
      'create OperatorGroup openshift-x-og {}',
    ],
    [
      'namespaces that cannot be read',
      { form: { namespace: 'new', mode: 'AllNamespaces' }, facts: { namespaces: null } },
      'use Namespace new',
      'create OperatorGroup new-og {}',
    ],
  ])('for %s', (_, given, place, group) => {
    expect(planned(given)).toEqual([place, group, SUBSCRIPTION]);
  });
});

describe('the Subscription', () => {
  it.each<readonly [what: string, form: NonNullable<Case['form']>, expected: string]>([
    ['the head, no starting CSV', {}, SUBSCRIPTION],
    ['the head by the name of its CSV', { version: 'quill.v1.1.0' }, SUBSCRIPTION],
    [
      'an older version (IN-015, IN-016)',
      { version: '1.0.0', approval: 'Manual' },
      SUBSCRIPTION.replace('"Automatic"}', '"Manual","startingCSV":"quill.v1.0.0"}'),
    ],
    [
      'an unknown version: none is invented (IN-017)',
      { version: '0.1.0', approval: 'Manual' },
      SUBSCRIPTION.replace('"Automatic"', '"Manual"'),
    ],
    [
      'an unknown channel as requested (SU-044)',
      { channel: 'gone' },
      SUBSCRIPTION.replace('stable', 'gone'),
    ],
  ])('for %s', (_, form, expected) => {
    expect(planned({ form })[2]).toBe(expected);
  });
});
