import { expect, it } from 'vitest';
import type { ExtensionFit } from '~/olm/content/extensionFit';
import { renderHook } from '@testing-library/react';
import { useT } from '~/i18n';
import { unfitText } from './fitText';

const CASES: readonly (readonly [ExtensionFit, string | null])[] = [
  [{ kind: 'fits' }, null],
  [{ kind: 'api-service' }, 'The Operator provides an APIService.'],
  [{ kind: 'webhooks' }, 'Operators with webhooks require OpenShift 4.21 or later.'],
  [{ kind: 'several-namespaces' }, 'The Operator does not support watching all namespaces.'],
  [
    {
      kind: 'requires',
      needs: [
        { kind: 'package', packageName: 'ink', versionRange: '>=1.0.0' },
        { kind: 'api', group: 'pen.example.com', version: 'v1', apiKind: 'Pen' },
      ],
    },
    'OLM v1 does not install dependencies: ink >=1.0.0, Pen (pen.example.com/v1)',
  ],
  [
    {
      kind: 'requires',
      needs: [{ kind: 'any', of: [{ kind: 'rule', rule: 'a' }], message: 'needs ink or a pen' }],
    },
    'OLM v1 does not install dependencies: needs ink or a pen',
  ],
];

it.each(CASES)('why OLM v1 does not install %j', (fit, text) => {
  const { result } = renderHook(useT);
  expect(unfitText(fit, result.current)).toBe(text);
});
