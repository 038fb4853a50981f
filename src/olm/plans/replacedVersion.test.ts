import { expect, it } from 'vitest';
import type { InstallPlan, InstallPlanStatus } from '~/kube/models/olm';
import { aSubscription, anInstallPlan } from '~/test/builders';
import { QUILL_BUNDLE, aPlanWith, aStep } from '~/test/planBuilders';
import { replacedVersion } from './replacedVersion';

const CSV = 'quill.v1.0.0';
const OLD = 'quill.v0.9.0';

function planOf(status: InstallPlanStatus | undefined): InstallPlan {
  const plan = anInstallPlan({ spec: { clusterServiceVersionNames: [CSV], generation: 2 } });
  return { ...plan, status: { phase: 'RequiresApproval', ...status } };
}

const stepWith = (manifest: string) =>
  planOf(aPlanWith(aStep('ClusterServiceVersion', CSV, { manifest })).status);
const bundleThat = (replaces: string) => stepWith(JSON.stringify({ ...QUILL_BUNDLE, replaces }));
const lookup = (replaces?: string) =>
  planOf({ bundleLookups: [{ path: 'p', identifier: CSV, ...(replaces && { replaces }) }] });

const earlier = (csvName: string, generation = 1) =>
  anInstallPlan({ name: 'before', spec: { clusterServiceVersionNames: [csvName], generation } });
const has = (currentCSV: string, installedCSV: string) => ({ currentCSV, installedCSV });

it.each([
  ['the one that the step’s bundle names', bundleThat(OLD), {}, [], `${OLD}?`],
  [
    'the one that the step itself names',
    stepWith(`{"spec":{"replaces":"${OLD}"}}`),
    {},
    [],
    `${OLD}?`,
  ],
  ['the one that the bundle’s lookup names', lookup(OLD), {}, [], `${OLD}?`],
  ['that one, certainly, if an earlier plan installed it', lookup(OLD), {}, [earlier(OLD)], OLD],
  [
    'that one, possibly, if only a later plan installed it',
    lookup(OLD),
    {},
    [earlier(OLD, 3)],
    `${OLD}?`,
  ],
  [
    'that one, possibly, if the earlier plan installed another one',
    lookup(OLD),
    {},
    [earlier('x')],
    `${OLD}?`,
  ],
  [
    'the installed one, regardless of the bundle',
    bundleThat(OLD),
    has(CSV, 'quill.v0.7.0'),
    [],
    'quill.v0.7.0',
  ],
  ['not itself after its installation', bundleThat(OLD), has(CSV, CSV), [], `${OLD}?`],
  [
    'not the version of another Subscription',
    bundleThat(''),
    has('ink.v1.0.0', 'ink.v0.1.0'),
    [],
    null,
  ],
  ['nothing, if the bundle names none', lookup(), {}, [], null],
  ['nothing, if a step is not JSON', stepWith('kind: ClusterServiceVersion'), {}, [], null],
] as const)('the replaced version is %s', (_, plan, status, before, expected) => {
  const neighbours = { plans: [plan, ...before], subscriptions: [aSubscription({ status })] };
  const found = replacedVersion(CSV, plan, neighbours);
  expect(found && `${found.csvName}${found.wasInstalled ? '' : '?'}`).toBe(expected);
});
