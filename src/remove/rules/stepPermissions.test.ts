import { describe, expect, it } from 'vitest';
import { widened } from './stepPermissions';

describe('widened', () => {
  const permission = (namespace?: string) => ({
    verb: 'delete',
    group: 'g',
    resource: 'r',
    ...(namespace === undefined ? {} : { namespace }),
  });

  it('combines several namespaces into one request, and keeps a single one', () => {
    expect(widened([permission('a'), permission('b')])).toEqual([
      { permission: permission(), parts: [permission('a'), permission('b')] },
    ]);
    expect(widened([permission('a')])).toEqual([{ permission: permission('a'), parts: [] }]);
    expect(widened([{ ...permission('a'), name: 'x' }])).toEqual([
      { permission: { ...permission('a'), name: 'x' }, parts: [] },
    ]);
  });
});
