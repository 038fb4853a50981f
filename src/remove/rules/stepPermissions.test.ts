import { describe, expect, it } from 'vitest';
import { widened } from './stepPermissions';

describe('widened', () => {
  const right = (namespace?: string) => ({
    verb: 'delete',
    group: 'g',
    resource: 'r',
    ...(namespace === undefined ? {} : { namespace }),
  });

  it('combines several namespaces into one request, and keeps a single one', () => {
    expect(widened([right('a'), right('b')])).toEqual([
      { right: right(), parts: [right('a'), right('b')] },
    ]);
    expect(widened([right('a')])).toEqual([{ right: right('a'), parts: [] }]);
    expect(widened([{ ...right('a'), name: 'x' }])).toEqual([
      { right: { ...right('a'), name: 'x' }, parts: [] },
    ]);
  });
});
