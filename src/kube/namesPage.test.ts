import { expect, it } from 'vitest';
import { namesPage } from './namesPage';

it('reads a table without objects, or metadata if the server does not support tables', () => {
  const table = {
    kind: 'Table',
    metadata: { continue: 'abc' },
    columnDefinitions: [{ name: 'Display' }, { name: 'Name' }],
    rows: [{ cells: ['Zed', 'z.v1'], object: null }, { cells: ['Zed', 'z.v1'] }, { cells: 7 }],
  };
  expect(namesPage(table)).toEqual({ names: ['z.v1', 'z.v1'], next: 'abc' });
  const list = { items: [{ metadata: { name: 'z.v1' } }, {}], metadata: {} };
  expect(namesPage(list)).toEqual({ names: ['z.v1'], next: null });
});
