import { describe, expect, it, vi } from 'vitest';
import { startedOnce } from './startedOnce';

describe('an operation that starts once', () => {
  it('is shared by all callers', async () => {
    const start = vi.fn(() => Promise.resolve({}));
    const thing = startedOnce(start);
    expect(start).not.toHaveBeenCalled();
    const [one, other] = await Promise.all([thing(), thing()]);
    expect(one).toBe(other);
    expect(await thing()).toBe(one);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('is started again after a failure', async () => {
    const start = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone'));
    start.mockResolvedValue('there');
    const thing = startedOnce(start);
    const both = await Promise.allSettled([thing(), thing()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(start).toHaveBeenCalledTimes(1);
    expect(await thing()).toBe('there');
  });
});
