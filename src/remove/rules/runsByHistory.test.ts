import { describe, expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { runsByHistory } from './runsByHistory';

const UP = [
  'Pending/RequirementsUnknown',
  'InstallReady/AllRequirementsMet',
  'Installing/InstallSucceeded',
];
const READY = [...UP, 'Succeeded/InstallSucceeded'];
const CLASH = 'Failed/InterOperatorGroupOwnerConflict';

/** Sources: OLM's transitionCSVState, cleanupCSVDeployments, ConditionsLengthLimit; phases from the recordings. */
describe('runsByHistory', () => {
  it.each<[string, readonly string[], boolean]>([
    ['is ready', READY, true],
    ['is being replaced', [...READY, 'Replacing/BeingReplaced'], true],
    ['is temporarily degraded', [...READY, 'Failed/ComponentUnhealthy'], true],
    [
      'recovers after that',
      [...READY, 'Failed/ComponentUnhealthy', 'Pending/NeedsReinstall'],
      true,
    ],
    ['lost its OperatorGroup, but not its Deployments', [...READY, 'Failed/NoOperatorGroup'], true],
    ['no longer meets a requirement', [...READY, 'Failed/RequirementsNotMet'], true],
    ['is installed for the first time', UP, true],
    ['has no status', [], true],
    [
      'failed so often that its history is truncated',
      new Array<string>(20).fill('Failed/InstallCheckFailed'),
      true,
    ],
    ['waits for requirements (recording min_kube_version)', ['Pending/RequirementsNotMet'], false],
    [
      'does not support its OperatorGroup (recording unsupported_install_mode)',
      ['Failed/UnsupportedOperatorGroup'],
      false,
    ],
    ['never became ready (recording csv_never_ready)', [...UP, 'Failed/InstallCheckFailed'], false],
    ['never became ready, and is retried', [...UP, 'Failed/InstallCheckFailed', ...UP], false],
    [
      'failed because of an Operator with the same API',
      ['Pending/RequirementsUnknown', CLASH],
      false,
    ],
    ['lost its Deployments because of an API conflict', [...READY, CLASH], false],
    [
      'lost its Deployments because of a static OperatorGroup',
      [...READY, 'Failed/CannotModifyStaticOperatorGroupProvidedAPIs'],
      false,
    ],
    ['lost its Deployments, and is ready again', [...READY, CLASH, ...READY], true],
  ])('an Operator that %s', (_, history, expected) => {
    const conditions = history.map((entry) => {
      const [phase = '', reason = ''] = entry.split('/');
      return { phase, reason };
    });
    expect(runsByHistory(aCsv({ status: { ...conditions.at(-1), conditions } }))).toBe(expected);
  });
});
