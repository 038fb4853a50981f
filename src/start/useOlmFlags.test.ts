import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OLM_V1, servingGroups } from '~/test/consoleSdk';
import { useOlmFlags } from './useOlmFlags';

const V0 = 'operators.coreos.com/v1alpha1';

describe('the flags of the navigation', () => {
  it.each([
    [[V0, OLM_V1], true, true],
    [[V0], true, true],
    [[OLM_V1], false, true],
    [[], false, false],
  ])('for a cluster with %j', async (groups, olm, any) => {
    servingGroups(groups);
    const setFlag = vi.fn();
    renderHook(() => {
      useOlmFlags(setFlag);
    });
    await waitFor(() => {
      expect(setFlag.mock.calls).toEqual([
        ['OPERATOR_HUB_OLM', olm],
        ['OPERATOR_HUB_ANY_OLM', any],
      ]);
    });
  });

  it('are not set before the API server answers', async () => {
    servingGroups(new Promise(() => undefined));
    const setFlag = vi.fn();
    renderHook(() => {
      useOlmFlags(setFlag);
    });
    await Promise.resolve();
    expect(setFlag).not.toHaveBeenCalled();
  });
});
