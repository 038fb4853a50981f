import { expect, it } from 'vitest';
import { skippedRules } from './skipped';

it('lists every CEL rule with its field', () => {
  const schema = {
    type: 'object',
    'x-kubernetes-validations': [{ rule: 'has(self.spec)' }],
    properties: {
      spec: {
        type: 'object',
        properties: {
          release: { type: 'string', 'x-kubernetes-validations': [{ rule: 'self != ""' }] },
          list: {
            type: 'array',
            items: { type: 'integer', 'x-kubernetes-validations': [{ rule: 'self > 0' }] },
          },
        },
      },
    },
  };
  expect(skippedRules(schema)).toEqual([
    { field: '', rule: 'has(self.spec)' },
    { field: 'spec.release', rule: 'self != ""' },
    { field: 'spec.list[]', rule: 'self > 0' },
  ]);
});
