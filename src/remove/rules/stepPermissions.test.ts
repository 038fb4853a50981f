import { describe, expect, it } from 'vitest';
import { widened } from './stepPermissions';

describe('widened', () => {
  const right = (namespace?: string) => ({
    verb: 'delete',
    group: 'g',
    resource: 'r',
    ...(namespace === undefined ? {} : { namespace }),
  });

  it('asks once for several namespaces, and for one as it is', () => {
    expect(widened([right('a'), right('b')])).toEqual([
      { right: right(), parts: [right('a'), right('b')] },
    ]);
    expect(widened([right('a')])).toEqual([{ right: right('a'), parts: [] }]);
    expect(widened([{ ...right('a'), name: 'x' }])).toEqual([
      { right: { ...right('a'), name: 'x' }, parts: [] },
    ]);
  });
});
