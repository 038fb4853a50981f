import { describe, expect, it } from 'vitest';
import { ClusterError, explained, failureFrom } from './clusterError';

const permission = { verb: 'get', group: '', resource: 'pods' };

describe('failureFrom', () => {
  it.each([
    ['the console’s HttpError', { message: 'no', code: 403, json: {} }, 'forbidden'],
    ['a Status in a watch’s error slot', { message: 'no', code: 410 }, 'other'],
    ['an error with a response', { message: 'no', response: { status: 404 } }, 'not-found'],
    [
      'a kind that is not served',
      { name: 'NoModelError', message: 'Model does not exist' },
      'not-served',
    ],
    ['a broken connection', new TypeError('Failed to fetch'), 'offline'],
    ['a text', 'something', 'offline'],
  ])('reads %s', (_, error, kind) => {
    expect(failureFrom(error, permission).kind).toBe(kind);
  });

  it('leaves out the name that the SDK has for a kind', () => {
    expect(failureFrom(new Error('Model does not exist'))).toEqual({
      kind: 'not-served',
      message: '',
    });
  });

  it.each([
    ['7', 7],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('reads the header Retry-After: %s', (value, seconds) => {
    const response = new Response(null, { status: 429, headers: { 'Retry-After': value } });
    expect(failureFrom({ message: 'busy', code: 429, response }).retryAfter).toBe(seconds);
  });

  it('keeps a known failure', () => {
    const failure = { kind: 'conflict', message: 'changed' } as const;
    expect(failureFrom(new ClusterError(failure))).toBe(failure);
  });
});

describe('explained', () => {
  it('throws one kind of error, with the required permission', async () => {
    const request = Promise.reject(Object.assign(new Error('no'), { code: 403 }));
    await expect(explained(request, permission)).rejects.toMatchObject({
      failure: { kind: 'forbidden', permission },
    });
  });

  it('lets an abort pass', async () => {
    const abort = new DOMException('stop', 'AbortError');
    await expect(explained(Promise.reject(abort))).rejects.toBe(abort);
  });
});
