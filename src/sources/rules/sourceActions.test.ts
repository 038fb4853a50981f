import { expect, it } from 'vitest';
import { aSourceItem } from '~/test/sourceItem';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { sourceActions } from './sourceActions';

const on = { kind: 'default', isDisabled: false, decidedBy: 'nobody' } as const;
const off = { ...on, isDisabled: true };

it.each<[string, Partial<CatalogSourceItem>, readonly string[]]>([
  ['a custom catalog', {}, ['edit', 'copy', 'refresh', 'delete']],
  [
    'a default one is not edited (CS-021) and not deleted (CS-042)',
    { origin: on },
    ['edit: reverted', 'copy', 'refresh', 'switch-off'],
  ],
  [
    'a disabled default one has no CatalogSource (CS-041)',
    { origin: off, source: null, state: 'disabled', endpoint: { kind: 'none' } },
    ['edit: off', 'copy: off', 'refresh: off', 'switch-on'],
  ],
  [
    'one at an external address has no pod (CS-059)',
    { endpoint: { kind: 'address', address: 'x:50051' } },
    ['edit', 'copy', 'refresh: elsewhere', 'delete'],
  ],
  [
    'one without an endpoint',
    { endpoint: { kind: 'none' }, origin: { kind: 'unknown' } },
    ['edit', 'copy', 'refresh: no-endpoint', 'delete'],
  ],
])('%s', (_, changes, expected) => {
  const actions = sourceActions(aSourceItem(changes));
  expect(
    actions.map(({ action, unavailable: unavailable }) =>
      unavailable === null ? action : `${action}: ${unavailable}`,
    ),
  ).toEqual(expected);
});
