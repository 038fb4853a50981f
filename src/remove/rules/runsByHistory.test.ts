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

/** Sources: OLM's transitionCSVState, cleanupCSVDeployments, ConditionsLengthLimit; phases as the recordings have them. */
describe('runsByHistory', () => {
  it.each<[string, readonly string[], boolean]>([
    ['is ready', READY, true],
    ['is being replaced', [...READY, 'Replacing/BeingReplaced'], true],
    ['is degraded for a moment', [...READY, 'Failed/ComponentUnhealthy'], true],
    [
      'is brought up again after that',
      [...READY, 'Failed/ComponentUnhealthy', 'Pending/NeedsReinstall'],
      true,
    ],
    ['lost its OperatorGroup, but not its Deployments', [...READY, 'Failed/NoOperatorGroup'], true],
    ['misses a requirement by now', [...READY, 'Failed/RequirementsNotMet'], true],
    ['is installed for the first time', UP, true],
    ['of which OLM has said nothing', [], true],
    [
      'failed so often that the history is cut',
      new Array<string>(20).fill('Failed/InstallCheckFailed'),
      true,
    ],
    ['waits for requirements (recording min_kube_version)', ['Pending/RequirementsNotMet'], false],
    [
      'does not fit its OperatorGroup (recording unsupported_install_mode)',
      ['Failed/UnsupportedOperatorGroup'],
      false,
    ],
    ['never became ready (recording csv_never_ready)', [...UP, 'Failed/InstallCheckFailed'], false],
    ['never became ready, and is tried again', [...UP, 'Failed/InstallCheckFailed', ...UP], false],
    ['lost to an Operator with the same API', ['Pending/RequirementsUnknown', CLASH], false],
    ['ran, and lost its Deployments to a clash', [...READY, CLASH], false],
    [
      'ran, and lost them to a static OperatorGroup',
      [...READY, 'Failed/CannotModifyStaticOperatorGroupProvidedAPIs'],
      false,
    ],
    ['lost them, and is ready again', [...READY, CLASH, ...READY], true],
  ])('an Operator that %s', (_, history, expected) => {
    const conditions = history.map((entry) => {
      const [phase = '', reason = ''] = entry.split('/');
      return { phase, reason };
    });
    expect(runsByHistory(aCsv({ status: { ...conditions.at(-1), conditions } }))).toBe(expected);
  });
});
