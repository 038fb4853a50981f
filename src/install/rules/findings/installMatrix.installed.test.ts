import { describe, expect, it } from 'vitest';
import { aSubscription, anOperatorGroup } from '~/test/builders';
import { aPackage, supporting } from '~/test/installBuilders';
import { type Case, EVERY_MODE, described } from '~/test/installMatrix';

type Row = readonly [what: string, given: Case, expected: readonly string[]];

describe('existing installations', () => {
  const all = supporting(...EVERY_MODE);
  const crd = { name: 'pens.example.com', version: 'v1', kind: 'Pen' };
  const serving = aPackage({
    ...all,
    csv: { ...all?.csv, customresourcedefinitions: { owned: [crd] } },
  });
  const dependent = aPackage({
    ...all,
    csv: { ...all?.csv, customresourcedefinitions: { required: [crd] } },
  });
  const quill = (namespace: string, installedCSV: string) =>
    aSubscription({ namespace, status: { installedCSV } });
  const other = (installPlanApproval: 'Automatic' | 'Manual') =>
    aSubscription({
      name: 'basalt',
      spec: { name: 'basalt', source: 's', sourceNamespace: 'n', installPlanApproval },
    });
  const stored = (isTerminating: boolean) => ({
    crds: [
      { name: 'pens.example.com', isTerminating },
      { name: 'others.example.com', isTerminating: true },
    ],
  });
  const servedBy = (namespace: string, targetNamespaces: readonly string[]) => {
    const group = anOperatorGroup({ namespace, spec: { targetNamespaces } });
    return {
      ...group,
      metadata: { ...group.metadata, annotations: { 'olm.providedAPIs': 'Pen.v1.example.com' } },
    };
  };
  it.each<Row>([
    [
      'the package here (IN-039)',
      {
        facts: {
          subscriptions: [
            aSubscription({
              name: 'my-quill',
              spec: { name: 'quill', source: 'x', sourceNamespace: 'y' },
            }),
          ],
        },
      },
      ['danger already-subscribed → use team-a/my-quill'],
    ],
    [
      'the same version elsewhere (IN-041)',
      { facts: { subscriptions: [quill('team-b', 'quill.v1.1.0')] } },
      ['info subscribed-elsewhere'],
    ],
    [
      'the same version elsewhere, of a package with dependencies (IN-041)',
      {
        offered: dependent,
        facts: { subscriptions: [quill('team-b', 'quill.v1.1.0')] },
      },
      ['warning subscribed-elsewhere'],
    ],
    [
      'an older one elsewhere (IN-040)',
      { facts: { subscriptions: [quill('team-b', 'quill.v1.0.0')] } },
      ['warning subscribed-elsewhere → version=1.0.0'],
    ],
    [
      'a newer one elsewhere (IN-042)',
      { form: { version: '1.0.0' }, facts: { subscriptions: [quill('team-b', 'quill.v1.1.0')] } },
      [
        'warning subscribed-elsewhere → version=1.1.0',
        'warning older-than-elsewhere',
        'warning not-held → approval=Manual | version=1.1.0',
      ],
    ],
    [
      'one elsewhere whose version nothing but its name states',
      { facts: { subscriptions: [quill('team-b', 'quill.v2.0.0')] } },
      ['warning subscribed-elsewhere'],
    ],
    [
      'none installed yet elsewhere',
      { facts: { subscriptions: [quill('team-b', '')] } },
      ['warning subscribed-elsewhere'],
    ],
    ['Subscriptions that cannot be read', { facts: { subscriptions: null } }, []],
    [
      'another Operator for its APIs (OG-013)',
      { offered: serving, facts: { operatorGroups: [servedBy('team-b', ['team-a'])] } },
      ['danger api-clash → namespace=quill'],
    ],
    [
      'other Operators for its APIs in several namespaces, as one problem',
      {
        offered: serving,
        facts: { operatorGroups: ['b', 'c', 'd'].map((name) => servedBy(name, ['team-a'])) },
      },
      ['danger api-clash → namespace=quill'],
    ],
    [
      'another one for them in an unrelated namespace',
      { offered: serving, facts: { operatorGroups: [servedBy('team-b', ['team-b'])] } },
      [],
    ],
    [
      'another Operator for its APIs, while it would watch all namespaces (OG-013)',
      {
        offered: serving,
        form: { mode: 'AllNamespaces' },
        facts: { operatorGroups: [servedBy('team-b', ['team-b'])] },
      },
      ['danger api-clash → namespace=quill mode=OwnNamespace'],
    ],
    [
      'CRDs of an earlier installation (IN-043)',
      { offered: serving, facts: stored(false) },
      ['info crds-left'],
    ],
    [
      'CRDs of an extension of OLM v1',
      {
        offered: serving,
        facts: { crds: [{ name: 'pens.example.com', isTerminating: false, extension: 'v1-pens' }] },
      },
      ['danger crds-of-extension'],
    ],
    [
      'CRDs in deletion (IN-043)',
      { offered: serving, facts: stored(true) },
      ['warning crds-terminating'],
    ],
    [
      'CRDs in use',
      {
        offered: serving,
        facts: { ...stored(false), operatorGroups: [servedBy('team-b', ['team-b'])] },
      },
      [],
    ],
    [
      'CRDs with an unknown state',
      { offered: serving, facts: { ...stored(false), subscriptions: null } },
      [],
    ],
    [
      'Manual with others (IN-018, IN-020)',
      { form: { approval: 'Manual' }, facts: { subscriptions: [other('Automatic')] } },
      ['warning shared-approval → namespace=quill'],
    ],
    [
      'Manual with other Manual ones',
      { form: { approval: 'Manual' }, facts: { subscriptions: [other('Manual')] } },
      [],
    ],
    [
      'Automatic with Manual ones (IN-019)',
      { facts: { subscriptions: [other('Manual')] } },
      ['warning held-by-others → approval=Manual | namespace=quill'],
    ],
    [
      'an older version that is not paused (IN-016)',
      { form: { version: '1.0.0' } },
      ['warning not-held → approval=Manual | version=1.1.0'],
    ],
  ])('%s', (_, given, expected) => {
    expect(described(given)).toEqual(expected);
  });
});
