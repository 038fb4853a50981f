import { describe, expect, it } from 'vitest';
import { merged } from './merge';

const manifest = {
  replicas: 1,
  template: { containers: [{ name: 'manager', env: [{ name: 'MODE', value: 'a' }] }] },
};

/** As recorded in `v1_drift_put_back`: fields of the manifest are restored, added fields remain. */
describe('merged', () => {
  it('restores the fields of the manifest, and keeps others', () => {
    const env = [
      { name: 'MODE', value: 'b' },
      { name: 'DEBUG', value: '1' },
    ];
    const live = {
      replicas: 0,
      paused: true,
      template: { containers: [{ name: 'manager', env }] },
    };
    expect(merged(live, manifest, manifest)).toEqual({
      replicas: 1,
      paused: true,
      template: {
        containers: [
          {
            name: 'manager',
            env: [
              { name: 'MODE', value: 'a' },
              { name: 'DEBUG', value: '1' },
            ],
          },
        ],
      },
    });
  });

  it('replaces lists without names completely, such as the rules of a role', () => {
    const rules = [{ verbs: ['get'], resources: ['pods'] }];
    expect(merged({ rules: [] }, { rules }, { rules })).toEqual({ rules });
  });

  it('removes fields that only the previous manifest contains', () => {
    const live = { size: 1, note: 'x', added: true };
    expect(merged(live, { size: 1, note: 'x' }, { size: 3 })).toEqual({ size: 3, added: true });
  });
});
