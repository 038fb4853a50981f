import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useT } from '~/i18n';
import { danger } from '~/olm/finding';
import { sourceFindingText } from './texts';

it('names a rejected field as the server does, not as the form', () => {
  const t = renderHook(() => useT()).result.current;
  const finding = danger({ path: 'image', kind: 'refused', field: 'spec.image', message: 'no' });
  expect(sourceFindingText(finding, t)).toBe('Rejected by the API server (spec.image): no');
});
