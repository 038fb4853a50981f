import { expect, it } from 'vitest';
import { aCsv } from '~/test/builders';
import { aFollowed } from '~/test/followed';
import { type GroupRemedy, groupRemedyOf } from './groupRemedy';
import { type MissingReport, progressOf } from './progress';

const failed = (reason: string, message = 'no') =>
  progressOf(aFollowed({ csv: aCsv({ status: { phase: 'Failed', reason, message } }) }));

const RUNNING = progressOf(aFollowed());
const UNSUPPORTED = failed('UnsupportedOperatorGroup');

it.each<[string, ReturnType<typeof progressOf>, MissingReport | null, number | null, GroupRemedy]>([
  ['reports nothing without one (OG-007)', RUNNING, 'no-operator-group', 0, 'create'],
  ['reports nothing with several (OG-007)', RUNNING, 'several-operator-groups', 2, 'remove'],
  ['reports nothing for another reason', RUNNING, 'csv-unnoticed', 1, null],
  ['failed the CSV without one (CSV-009)', failed('NoOperatorGroup'), null, 0, 'create'],
  ['failed the CSV with several (CSV-009)', failed('TooManyOperatorGroups'), null, 2, 'remove'],
  [
    'failed the CSV for its mode (recording unsupported_install_mode)',
    UNSUPPORTED,
    null,
    1,
    'change',
  ],
  ['failed the CSV for its mode, of several', UNSUPPORTED, null, 2, null],
  ['failed the CSV for its mode, unseen', UNSUPPORTED, null, null, null],
  ['found no namespace to watch', failed('NoTargetNamespaces'), null, 1, 'change'],
  ['found another provider (OG-013)', failed('InterOperatorGroupOwnerConflict'), null, 1, 'change'],
  ['failed the CSV for another reason', failed('InstallCheckFailed'), null, 1, null],
])('where OLM %s', (_, progress, missingReport, count, expected) => {
  expect(groupRemedyOf(progress, missingReport, count)).toBe(expected);
});
