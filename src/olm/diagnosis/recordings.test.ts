import { describe, expect, it } from 'vitest';
import { type Moment, momentsOf } from '~/test/recordedOperators';
import { type Diagnosis, diagnosisOf } from './diagnosis';

const RECORDINGS = 'test-data/olm-recordings';

const NEW = ['resolve installing', 'unpack installing', 'plan installing'];
const INSTALLED = ['install installing', 'ready installing', '- ready, runs'];
const APPROVAL = 'plan approval-needed (approve-plan)';
const BROKEN_PLAN = 'install plan-failed (open-object)';

/**
 * The result for the user in each recorded situation, from the first event to the last: the stage, the status and the
 * remedies of each finding. Each was compared with what happened: the databases of the situations share a definition that
 * an earlier one changed, so that some plans fail that would not fail on another cluster.
 */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'install_automatic acme-db': [...NEW, ...INSTALLED],
  'install_manual_then_upgrade acme-db': [
    ...NEW,
    APPROVAL,
    'plan installing',
    ...INSTALLED,
    'plan update-approval-needed, runs (approve-plan)',
    'plan updating, runs',
    'install updating, runs',
    'install updating',
    'ready updating',
    '- ready, runs',
  ],
  'channel_switch acme-db': [
    // OLM has already unpacked the bundle.
    'resolve installing',
    'plan installing',
    ...INSTALLED,
    'install updating, runs',
    'install updating',
    'ready updating',
    '- ready, runs',
  ],
  // The Operator that it requires cannot be installed.
  'dependency_install acme-cache': [
    ...NEW,
    ...INSTALLED,
    'install plan-failed, runs (open-object)',
  ],
  'dependency_install acme-clash-stable-acme-openshift-marketplace': [
    'install installing',
    BROKEN_PLAN,
  ],
  'shared_installplan acme-own': [...NEW, APPROVAL, 'plan installing', ...INSTALLED],
  'shared_installplan acme-db': [
    'resolve installing',
    APPROVAL,
    'plan installing',
    'install installing',
    BROKEN_PLAN,
    'install requirements-not-met (resubscribe); update-approval-needed (approve-plan)',
  ],
  'resolution_failed acme-orphan': [
    'resolve installing',
    'resolve resolution-failed (find-provider, edit-subscription)',
  ],
  'no_such_channel acme-db': [
    'resolve installing',
    'resolve resolution-failed (edit-subscription)',
  ],
  'no_such_catalog acme-db': ['catalog catalog-missing (edit-subscription)'],
  'bundle_unpack_failed acme-badunpack': [
    'resolve installing',
    'unpack installing',
    'unpack unpack-failed (retry-unpack, unpack-settings)',
  ],
  'csv_never_ready acme-broken': [...NEW, 'install installing', 'ready installing'],
  'min_kube_version acme-newkube': [
    ...NEW,
    'install installing',
    'install requirements-not-met (edit-subscription, uninstall)',
  ],
  'unsupported_install_mode acme-global': [
    ...NEW,
    'install installing',
    'install failed (change-operator-group)',
  ],
  'no_operator_group acme-own': ['resolve no-operator-group (create-operator-group)'],
  'two_operator_groups acme-own': ['resolve several-operator-groups (remove-operator-group)'],
  'api_conflict acme-db': [
    ...NEW,
    'install installing',
    BROKEN_PLAN,
    // Nothing in the namespace can be resolved because of the other Operator, which is linked.
    `${BROKEN_PLAN}; resolution-failed (open-operator, uninstall)`,
  ],
  'api_conflict acme-clash': [
    'resolve installing',
    'resolve resolution-failed (open-operator, uninstall)',
  ],
  'not_upgradeable acme-db': [
    ...NEW,
    APPROVAL,
    'plan installing',
    'install installing',
    BROKEN_PLAN,
    'install requirements-not-met (resubscribe); update-approval-needed (approve-plan)',
    'install requirements-not-met (resubscribe)',
    'install updating',
    BROKEN_PLAN,
  ],
  'deprecated acme-old': [...NEW, ...INSTALLED],
  'uninstall_with_operands acme-db': [
    'resolve installing',
    'plan installing',
    'install installing',
    BROKEN_PLAN,
  ],
  // The state after the Subscription was deleted.
  'uninstall_with_operands acme-db.v1.2.0': [
    'install requirements-not-met (delete-csv)',
    'ready removing',
  ],
  'catalog_unhealthy acme-own': [
    'resolve installing',
    'catalog catalog-unhealthy (restart-catalog, disable-catalog)',
  ],
  // The ServiceAccount lacks permissions.
  'approve_invalid acme-own': [...NEW, 'install installing', 'install plan-failed (grant-account)'],
  'global_install_and_copies acme-global': [...NEW, ...INSTALLED],
};

describe('an Operator in recordings of real OLM', () => {
  const moments = momentsOf(RECORDINGS);
  const named = (name: string) => moments.filter((moment) => nameOf(moment) === name);

  it('is in every situation', () => {
    expect([...new Set(moments.map(nameOf))].toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
  });

  it.each(Object.entries(EXPECTED))('%s', (name, expected) => {
    const described = named(name).map(({ facts }) => lineOf(diagnosisOf(facts)));
    expect(described.filter((line, place) => line !== described[place - 1])).toEqual(expected);
  });

  it('has the same status in list and page at all times', () => {
    const apart = moments.filter((moment) => !isAgreed(moment));
    expect(apart.map(({ situation, ms }) => `${situation} ${String(ms)}`)).toEqual([]);
    expect(moments.length).toBeGreaterThan(1000);
  });

  it('is found with the Job that cannot unpack its bundle', () => {
    const last = named('bundle_unpack_failed acme-badunpack').at(-1);
    const [finding] = last === undefined ? [] : diagnosisOf(last.facts).findings;
    expect(finding?.actions[0]).toMatchObject({
      kind: 'retry-unpack',
      catalogNamespace: 'openshift-marketplace',
      candidates: [{ image: 'registry.lab.local/acme-badunpack-bundle:1.0.0' }],
    });
    expect(finding?.actions[0]).not.toMatchObject({ unpackName: null });
  });
});

function nameOf({ situation, operator }: Moment): string {
  return `${situation} ${operator.name}`;
}

function lineOf({ stage, health, findings }: Diagnosis): string {
  const [worst, ...others] = findings.map(
    ({ kind, actions: remedies }) =>
      [kind, `(${remedies.map((remedy) => remedy.kind).join(', ')})`] as const,
  );
  const report = `${stage ?? '-'} ${health.kind}${health.runs ? ', runs' : ''}`;
  const helps = worst === undefined ? '' : ` ${worst[1]}`;
  return [`${report}${helps}`, ...others.map((other) => other.join(' '))].join('; ');
}

function isAgreed({ operator, facts }: Moment): boolean {
  // A list does not read the Jobs that unpack a bundle.
  const { health, stage, since } = diagnosisOf({ ...facts, unpacking: null });
  return (
    JSON.stringify([health, stage, since]) ===
    JSON.stringify([operator.health, operator.stage, operator.since])
  );
}
