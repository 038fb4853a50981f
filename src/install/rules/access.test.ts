import { describe, expect, it } from 'vitest';
import { parsePackage } from '~/olm/packages/parsePackage';
import type { OperatorPackage } from '~/olm/packages/operatorPackage';
import { aClusterState, aForm, aPackage } from '~/test/installBuilders';
import { aPackageManifest, aRawChannel } from '~/test/packageBuilders';
import type { ClusterFacts } from './form';
import { formOf } from './formDefaults';
import { plannedObjects } from './plannedObjects';
import { installFindings } from '~/install/rules/findings/installFindings';

const TOKENS = { 'features.operators.openshift.io/token-auth-aws': 'true' };
const PLUGINS = { 'console.openshift.io/plugins': '["quill-console", "quill-alerts"]' };
const MONITORED = {
  'operatorframework.io/cluster-monitoring': 'true',
  'operatorframework.io/suggested-namespace': 'openshift-quill',
  'console.openshift.io/operator-monitoring-default': 'true',
};
const ROLE = 'arn:aws:iam::123456789012:role/quill';
const sts: Partial<ClusterFacts> = { cloud: { cloud: 'AWS', issuer: 'oidc.example.com' } };
const withConsole = (mayEnable: boolean, ...enabled: string[]): Partial<ClusterFacts> => ({
  console: { enabled, mayEnable },
});
const packageWith = (annotations: Readonly<Record<string, string>>) => aPackage({ annotations });

function fromRedHat(annotations: Readonly<Record<string, string>>): OperatorPackage {
  const manifest = aPackageManifest({
    catalog: 'redhat-operators',
    channels: [aRawChannel({ annotations, csv: { provider: { name: 'Red Hat' } } })],
  });
  const found = parsePackage(manifest);
  if (found === null) throw new Error('the test needs a package that can be parsed');
  return found;
}

const ABOUT_ACCESS = /^(credential|monitoring|console)/;
function findings(
  offered: OperatorPackage,
  facts: ClusterFacts,
  form = formOf({}, offered, facts),
) {
  return installFindings(form, offered, facts)
    .filter(({ kind }) => ABOUT_ACCESS.test(kind))
    .map(({ severity, kind }) => `${severity} ${kind}`);
}

describe('cloud credentials', () => {
  const offered = packageWith(TOKENS);
  const facts = aClusterState(sts);

  it('only make Manual the default (IN-031, TA-012)', () => {
    expect(formOf({}, offered, facts).approval).toBe('Manual');
    expect(formOf({}, packageWith({}), facts).approval).toBe('Automatic');
    expect(formOf({}, offered, aClusterState()).approval).toBe('Automatic');
    expect(formOf({ approval: 'Automatic' }, offered, facts).approval).toBe('Automatic');
  });

  it('become the environment of the Subscription (IN-029)', () => {
    const form = formOf({ credentials: { ROLEARN: ` ${ROLE} ` } }, offered, facts);
    const subscription = plannedObjects(form, offered, facts).find(
      ({ kind }) => kind === 'Subscription',
    );
    expect(subscription?.manifest.spec).toMatchObject({
      installPlanApproval: 'Manual',
      config: { env: [{ name: 'ROLEARN', value: ROLE }] },
    });
  });

  it('that were typed are not passed to an Operator that does not use them', () => {
    const form = formOf({ credentials: { ROLEARN: ROLE } }, packageWith({}), facts);
    expect(form.credentials).toEqual({});
  });

  it.each([
    ['nothing is granted', {}, ['warning credentials-missing']],
    ['everything is granted', { credentials: { ROLEARN: ROLE } }, []],
    ['it is malformed', { credentials: { ROLEARN: 'quill' } }, ['danger credential-malformed']],
    [
      'updates are automatic (IN-031)',
      { credentials: { ROLEARN: ROLE }, approval: 'Automatic' },
      ['warning credentials-unreviewed'],
    ],
  ] as const)('say so when %s', (_what, choices, expected) => {
    expect(findings(offered, facts, formOf(choices, offered, facts))).toEqual(expected);
  });

  it('are not mentioned if the cluster or the Operator does not support the mode', () => {
    expect(findings(offered, aClusterState())).toEqual([]);
    expect(findings(packageWith({}), facts)).toEqual([]);
  });
});

describe('console plugins', () => {
  it('are enabled by default only from Red Hat’s catalog', () => {
    const facts = aClusterState(withConsole(true, 'other'));
    expect(formOf({}, fromRedHat(PLUGINS), facts).consolePlugins).toEqual([
      'quill-console',
      'quill-alerts',
    ]);
    expect(formOf({}, packageWith(PLUGINS), facts).consolePlugins).toEqual([]);
  });

  it('are those that the user selected and the Operator contains', () => {
    const choices = { consolePlugins: ['quill-alerts', 'somebody-elses'] };
    const form = formOf(choices, packageWith(PLUGINS), aClusterState(withConsole(true)));
    expect(form.consolePlugins).toEqual(['quill-alerts']);
  });

  it('are enabled last, by a change of the shared console configuration', () => {
    const planned = plannedObjects(
      aForm({ consolePlugins: ['quill-console'] }),
      packageWith(PLUGINS),
      aClusterState(),
    );
    expect(planned.at(-1)).toMatchObject({
      kind: 'Console',
      name: 'cluster',
      namespace: null,
      action: 'change',
      manifest: { apiVersion: 'operator.openshift.io/v1', spec: { plugins: ['quill-console'] } },
    });
  });

  it.each([
    [
      'were selected by the user elsewhere',
      withConsole(true),
      ['warning console-plugins-untrusted'],
    ],
    ['cannot be enabled by the user', withConsole(false), ['info console-plugins-not-permitted']],
    ['are all enabled', withConsole(true, 'quill-console', 'quill-alerts'), []],
    ['were enabled by another user', withConsole(false, 'quill-console', 'quill-alerts'), []],
    ['are on a cluster without a console', {}, []],
  ])('that %s: %s', (_what, state, expected) => {
    const offered = packageWith(PLUGINS);
    const facts = aClusterState(state);
    const form = formOf({ consolePlugins: ['quill-console'] }, offered, facts);
    expect(findings(offered, facts, form)).toEqual(expected);
  });
});

describe('monitoring by the cluster (MON-001, MON-002)', () => {
  const facts = aClusterState();

  it('labels the namespace, and grants Prometheus its permissions before OLM starts', () => {
    const offered = fromRedHat(MONITORED);
    const planned = plannedObjects(formOf({}, offered, facts), offered, facts);
    expect(planned.map(({ kind, name, action }) => `${action} ${kind} ${name}`)).toEqual([
      'create Namespace openshift-quill',
      'create Role openshift-quill-prometheus',
      'create RoleBinding openshift-quill-prometheus',
      'create OperatorGroup openshift-quill-og',
      'create Subscription quill',
    ]);
    expect(planned[0]?.manifest.metadata.labels).toEqual({
      'openshift.io/cluster-monitoring': 'true',
    });
    expect(planned[1]?.manifest.rules).toEqual([
      {
        apiGroups: [''],
        resources: ['services', 'endpoints', 'pods'],
        verbs: ['get', 'list', 'watch'],
      },
    ]);
    expect(planned[2]?.manifest).toMatchObject({
      roleRef: { kind: 'Role', name: 'openshift-quill-prometheus' },
      subjects: [
        { kind: 'ServiceAccount', name: 'prometheus-k8s', namespace: 'openshift-monitoring' },
      ],
    });
  });

  it('keeps the labels of the author’s template (IN-024)', () => {
    const offered = fromRedHat({
      ...MONITORED,
      'operatorframework.io/suggested-namespace-template':
        '{"metadata": {"name": "openshift-quill", "labels": {"team": "ink"}}}',
    });
    const [namespace] = plannedObjects(formOf({}, offered, facts), offered, facts);
    expect(namespace?.manifest.metadata.labels).toEqual({
      team: 'ink',
      'openshift.io/cluster-monitoring': 'true',
    });
  });

  it('changes nothing if the user disables it, or selects another namespace', () => {
    const offered = fromRedHat(MONITORED);
    expect(formOf({ monitoring: false }, offered, facts).monitoring).toBe(false);
    expect(formOf({ monitoring: true, namespace: 'team-a' }, offered, facts).monitoring).toBe(
      false,
    );
  });

  it('is completed when the page is opened again after the namespace is created', () => {
    const offered = packageWith(MONITORED);
    const labels = { 'openshift.io/cluster-monitoring': 'true' };
    const annotations = { 'operator-hub/created-by-install': 'quill' };
    const made = { metadata: { name: 'openshift-quill', labels, annotations } };
    const cluster = aClusterState({ namespaces: [made] });
    const planned = plannedObjects(formOf({}, offered, cluster), offered, cluster);
    expect(planned.map(({ kind, action }) => `${action} ${kind}`).slice(0, 3)).toEqual([
      'use Namespace',
      'create Role',
      'create RoleBinding',
    ]);
    expect(findings(offered, cluster)).toEqual([]);
  });

  it('shows a warning if it voids the cluster’s support', () => {
    const offered = packageWith(MONITORED);
    expect(findings(offered, facts)).toEqual([]);
    const form = formOf({ monitoring: true }, offered, facts);
    expect(findings(offered, facts, form)).toEqual(['warning monitoring-unsupported']);
    const fromThem = fromRedHat(MONITORED);
    expect(findings(fromThem, facts)).toEqual([]);
  });

  it.each([
    [
      'the namespace exists',
      { namespaces: [{ metadata: { name: 'openshift-quill' } }] },
      'by-hand',
    ],
    ['a project is requested', { newNamespaceKind: 'ProjectRequest' }, 'requested'],
  ] as const)('requires an administrator if %s', (_what, state, expected) => {
    const cluster = aClusterState(state);
    const offered = fromRedHat(MONITORED);
    expect(findings(offered, cluster)).toEqual([`info monitoring-${expected}`]);
    expect(formOf({ monitoring: true }, offered, cluster).monitoring).toBe(false);
  });
});
