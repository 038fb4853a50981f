import { describe, expect, it } from 'vitest';
import { aClusterState, aForm, aPackage } from '~/test/installBuilders';
import { draftOf } from '~/config/rules/draft';
import { trustedCaRows } from '~/config/rules/trustedCa';
import { configOfSubscription, plannedObjects, settingsFindings } from './plannedObjects';
import { neededPermissions } from './neededPermissions';

const ROLE = 'arn:aws:iam::123456789012:role/quill';
const CA = trustedCaRows({});
const WITH_CA = draftOf({ volumes: [CA.volume], volumeMounts: [CA.mount] });
const LABEL = { 'config.openshift.io/inject-trusted-cabundle': 'true' };

const objects = (form = {}, facts = {}) =>
  plannedObjects(aForm(form), aPackage(), aClusterState(facts));

describe('the config of a Subscription', () => {
  it.each([
    ['nothing', {}, {}, {}],
    [
      'settings',
      { env: [{ name: 'A', value: '' }] },
      {},
      { config: { env: [{ name: 'A', value: '' }] } },
    ],
    ['credentials', {}, { ROLEARN: ROLE }, { config: { env: [{ name: 'ROLEARN', value: ROLE }] } }],
    ['empty credentials', {}, { ROLEARN: '' }, {}],
    [
      'both, the credentials once',
      {
        env: [
          { name: 'ROLEARN', value: 'old' },
          { name: 'A', value: '1' },
        ],
        nodeSelector: { a: 'b' },
      },
      { ROLEARN: ROLE },
      {
        config: {
          env: [
            { name: 'A', value: '1' },
            { name: 'ROLEARN', value: ROLE },
          ],
          nodeSelector: { a: 'b' },
        },
      },
    ],
  ])('is made of %s', (_, config, credentials, expected) => {
    expect(configOfSubscription(aForm({ config: draftOf(config), credentials }))).toEqual(expected);
  });

  it('is left out when it is empty', () => {
    expect(objects().at(-1)?.manifest.spec).not.toHaveProperty('config');
  });
});

describe('the ConfigMap of the trusted-CA recipe', () => {
  const configMap = (labels = {}) => ({
    metadata: { name: 'trusted-ca', namespace: 'team-a', labels },
  });
  const planned = (trustedCaMaps: unknown[] | null) =>
    objects({ config: WITH_CA }, { trustedCaMaps }).map(({ kind, action }) => `${kind} ${action}`);

  it.each([
    ['it does not exist', [], 'ConfigMap create'],
    ['it is unknown whether it exists', null, 'ConfigMap create'],
    ['it exists', [configMap(LABEL)], 'ConfigMap use'],
  ])('comes before the Subscription when %s (CA-002)', (_, found, expected) => {
    expect(planned(found)).toEqual([
      'Namespace use',
      expected,
      'OperatorGroup create',
      'Subscription create',
    ]);
  });

  it('is not planned without the recipe', () => {
    expect(objects().map(({ kind }) => kind)).not.toContain('ConfigMap');
  });

  it('requires no permission in a project to be requested, because its requester is its admin', () => {
    const permissions = neededPermissions(
      objects(
        { config: WITH_CA, namespace: 'inkwell' },
        { newNamespaceKind: 'ProjectRequest', trustedCaMaps: null },
      ),
    );
    expect(permissions.map(({ resource }) => resource)).toEqual([
      'projectrequests',
      'operatorgroups',
    ]);
  });

  it.each([
    ['is filled', { trustedCaMaps: [configMap(LABEL)] }, []],
    ['must still be created', { trustedCaMaps: [] }, []],
    [
      'is not filled by the cluster',
      { trustedCaMaps: [configMap()] },
      ['warning trusted-ca-not-injected'],
    ],
    [
      'is on a cluster that does not fill any',
      { areProjects: false },
      ['warning trusted-ca-unsupported'],
    ],
  ])('is reported if it %s', (_, facts, expected) => {
    const plan = {
      form: aForm({ config: WITH_CA }),
      offered: aPackage(),
      facts: aClusterState(facts),
    };
    expect(settingsFindings(plan).map(({ severity, kind }) => `${severity} ${kind}`)).toEqual(
      expected,
    );
  });
});
