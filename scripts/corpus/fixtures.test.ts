import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, fixtures, KEPT, textOf } from '../fixtures/fixtures';

it('test-data is what `npm run fixtures` writes', () => {
  const kept = filesIn(KEPT).map((path) => [path, textOf(join(KEPT, path))] as const);
  expect(kept).toEqual([...fixtures()]);
});
