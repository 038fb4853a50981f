import { describe, expect, it } from 'vitest';
import { answering, requests } from '~/test/consoleSdk';
import { namespaceModel } from '~/models/namespace';
import { forgetRefusals, getUnlessRefused } from './refusedGets';

const { signal } = new AbortController();
const get = () => getUnlessRefused(namespaceModel, { name: 'red' }, signal);
const failing = (code: number) =>
  Promise.reject(Object.assign(new Error('no'), { code, json: {} }));
const found = { kind: 'Namespace' };

/** Answers with these in their order, and with the last one for good. */
function answers(...some: readonly (() => Promise<unknown>)[]) {
  const left = [...some];
  answering(() => (left.length > 1 ? left.shift() : left[0])?.() ?? failing(500));
}

describe('what was refused', () => {
  it('is asked once by all who ask at the same time, and not again', async () => {
    answers(() => failing(403));
    await Promise.allSettled([get(), get(), get()]);
    await expect(get()).rejects.toMatchObject({ failure: { kind: 'forbidden' } });
    expect(requests()).toHaveLength(1);
  });

  it('is asked again by who tries again', async () => {
    answers(
      () => failing(403),
      () => Promise.resolve(found),
    );
    await Promise.allSettled([get()]);
    forgetRefusals();
    await expect(get()).resolves.toEqual(found);
  });

  it('is nothing else that fails', async () => {
    answers(
      () => failing(500),
      () => Promise.resolve(found),
    );
    await Promise.allSettled([get()]);
    await expect(get()).resolves.toEqual(found);
  });
});
