import { expect, it } from 'vitest';
import { skippedRules } from './skipped';

it('lists each CEL rule that calls a missing function, with its field', () => {
  const schema = {
    type: 'object',
    'x-kubernetes-validations': [{ rule: 'self.sum() > 0' }],
    properties: {
      spec: {
        type: 'object',
        properties: {
          release: { type: 'string', 'x-kubernetes-validations': [{ rule: 'isIP(self)' }] },
          list: {
            type: 'array',
            items: {
              type: 'integer',
              'x-kubernetes-validations': [{ rule: 'self > 0' }, { rule: 'url(self).getHost()' }],
            },
          },
        },
      },
    },
  };
  expect(skippedRules(schema)).toEqual([
    { field: '', rule: 'self.sum() > 0' },
    { field: 'spec.release', rule: 'isIP(self)' },
    { field: 'spec.list[]', rule: 'url(self).getHost()' },
  ]);
});
