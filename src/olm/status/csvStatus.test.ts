import { describe, expect, it } from 'vitest';
import type { ClusterServiceVersion, CsvCondition } from '~/kube/models/olm';
import { aCsv } from '~/test/builders';
import { csvStatus, headCsv, isWorking } from './csvStatus';

const CONTEXT = { isPlanAtWork: false, isUpdate: false };

const inPhase = (phase: string, reason = '', conditions: readonly CsvCondition[] = []) =>
  aCsv({ status: { phase, reason, message: 'in OLM’s words', conditions } });

const report = (csv: ClusterServiceVersion, context = CONTEXT) => csvStatus(csv, context);

describe('a CSV', () => {
  it.each([
    ['Pending', '', 'installing', 'install', 'running'],
    ['InstallReady', 'AllRequirementsMet', 'installing', 'install', 'running'],
    ['Installing', 'InstallWaiting', 'installing', 'ready', 'running'],
    ['Succeeded', 'InstallSucceeded', 'ready', 'ready', 'done'],
    ['Replacing', 'BeingReplaced', 'updating', 'ready', 'running'],
    ['Deleting', 'Replaced', 'removing', 'ready', 'running'],
    ['Unknown', '', 'unknown', 'ready', 'running'],
    ['Failed', 'InstallCheckFailed', 'failed', 'ready', 'failed'],
    ['Failed', 'ComponentUnhealthy', 'failed', 'ready', 'failed'],
    ['Failed', 'UnsupportedOperatorGroup', 'failed', 'install', 'failed'],
    ['Failed', 'InterOperatorGroupOwnerConflict', 'failed', 'install', 'failed'],
    ['Failed', 'NoOperatorGroup', 'no-operator-group', 'install', 'failed'],
    ['Failed', 'TooManyOperatorGroups', 'several-operator-groups', 'install', 'failed'],
    ['Pending', 'RequirementsNotMet', 'requirements-not-met', 'install', 'retrying'],
    ['Pending', 'OperatorConditionNotUpgradeable', 'update-blocked', 'install', 'retrying'],
    ['Pending', 'NeedsReinstall', 'installing', 'install', 'running'],
  ])('%s %s is %s at %s, %s', (phase, reason, kind, stage, state) => {
    expect(report(inPhase(phase, reason))).toMatchObject({ kind, stage, state });
  });

  it('has no status before OLM sets a phase', () => {
    expect(report(inPhase(''))).toBeNull();
  });

  it('has no unmet requirements while the install plan is applied (recording install_automatic)', () => {
    const csv = inPhase('Pending', 'RequirementsNotMet');
    expect(report(csv, { ...CONTEXT, isPlanAtWork: true })?.state).toBe('running');
  });

  it.each([
    ['Pending', 'RequirementsNotMet', 'requirements-not-met'],
    ['Failed', 'TooManyOperatorGroups', 'several-operator-groups'],
  ])('shows for a copied CSV the state of its original: %s %s (CSV-014)', (phase, reason, kind) => {
    const csv = inPhase(phase, 'Copied');
    const conditions = [{ phase, reason, message: 'why' }];
    const copy = { ...csv, status: { ...csv.status, message: 'managed from x', conditions } };
    expect(report(copy)).toMatchObject({ kind, messages: [{ message: 'why' }] });
  });

  it('uses the phase of a copied CSV whose history is of another phase', () => {
    const csv = inPhase('Pending', 'Copied');
    const conditions = [{ phase: 'Installing', reason: 'RequirementsNotMet' }];
    const copy = { ...csv, status: { ...csv.status, conditions } };
    expect(report(copy)?.kind).toBe('installing');
  });

  it('is updating if another version is installed', () => {
    expect(report(inPhase('Installing'), { ...CONTEXT, isUpdate: true })?.kind).toBe('updating');
  });
});

describe('a CSV that OLM restarts (recording csv_never_ready)', () => {
  const at = (phase: string, time: string, reason = '') => ({
    phase,
    reason,
    message: phase === 'Failed' ? 'install timeout' : '',
    lastTransitionTime: time,
  });

  it('has failed since the first failure, also after another one', () => {
    const history = [
      at('Succeeded', '0'),
      at('Failed', '1', 'InstallCheckFailed'),
      at('Installing', '2'),
      at('Failed', '3', 'InstallCheckFailed'),
    ];
    expect(report(inPhase('Failed', 'InstallCheckFailed', history))?.since).toBe('1');
  });

  it.each(['Pending', 'InstallReady', 'Installing'])('has failed also while it is %s', (phase) => {
    const history = [
      at('Failed', '1', 'InstallCheckFailed'),
      at('Pending', '2'),
      at('Failed', '3', 'InstallCheckFailed'),
      at(phase, '4'),
    ];
    expect(report(inPhase(phase, 'NeedsReinstall', history))).toMatchObject({
      kind: 'failed',
      stage: 'ready',
      state: 'retrying',
      // Since the first failure, not since the last attempt.
      since: '1',
      messages: [
        { reason: 'InstallCheckFailed', message: 'install timeout' },
        { message: 'in OLM’s words' },
      ],
    });
  });

  it.each([
    ['it was ready in between', [at('Failed', '1', 'InstallCheckFailed'), at('Succeeded', '2')]],
    ['it failed before it was installed', [at('Failed', '1', 'UnsupportedOperatorGroup')]],
    ['it never failed', [at('Pending', '1')]],
  ])('has not failed if %s', (_, history) => {
    expect(report(inPhase('Installing', '', history))?.kind).toBe('installing');
  });
});

const old = aCsv();
const next = (phase: string) =>
  aCsv({ name: 'quill.v2.0.0', spec: { replaces: 'quill.v1.0.0' }, status: { phase } });
const replaced = aCsv({ status: { phase: 'Replacing' } });
const going = aCsv({ status: { phase: 'Deleting' } });

it.each([
  ['none', [], undefined],
  ['the only one', [old], 'quill.v1.0.0'],
  ['the one that replaces another', [old, next('Pending')], 'quill.v2.0.0'],
  ['the remaining one', [going, next('Succeeded')], 'quill.v2.0.0'],
  ['the one in deletion, if no other remains', [going], 'quill.v1.0.0'],
])('the final version is %s', (_, csvs, expected) => {
  expect(headCsv(csvs)?.metadata.name).toBe(expected);
});

it.each<[string, readonly ClusterServiceVersion[], boolean]>([
  ['that succeeded', [old], true],
  ['that runs while its update is blocked', [old, next('Pending')], true],
  ['that a pending one replaces', [replaced, next('Pending')], true],
  ['of which the next one runs instead', [replaced, next('Installing')], false],
  ['of which only the next one works', [going, next('Succeeded')], true],
  ['that failed', [inPhase('Failed')], false],
  [
    'that is being deleted',
    [{ ...old, metadata: { ...old.metadata, deletionTimestamp: '2026-01-01T00:00:00Z' } }],
    false,
  ],
])('a version %s works: %j', (_, csvs, expected) => {
  expect(isWorking(csvs)).toBe(expected);
});
