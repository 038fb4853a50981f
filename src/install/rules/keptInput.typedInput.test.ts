import { expect, it } from 'vitest';
import { aForm } from '~/test/installBuilders';
import { draftOf } from '~/config/rules/draft';
import { hasTypedInput } from './keptInput';

it.each([
  ['nothing', {}, false],
  ['a selection in the URL', { namespace: 'team-b', approval: 'Manual' }, false],
  ['fields for credentials that are still empty', { credentials: { CLIENTID: '' } }, false],
  ['a credential', { credentials: { CLIENTID: '', TENANTID: '1' } }, true],
  ['a service account', { serviceAccount: 'installer' }, true],
  ['a setting', { config: draftOf({ nodeSelector: { disk: 'ssd' } }) }, true],
  ['settings that were removed again', { config: draftOf({}) }, false],
] as const)('%s: would be lost: %j %s', (_, changes, expected) => {
  expect(hasTypedInput(aForm(changes))).toBe(expected);
});
