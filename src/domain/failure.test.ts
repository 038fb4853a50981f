import { describe, expect, it } from 'vitest';
import { failureOf, isTransient } from './failure';

const right = { verb: 'list', group: '', resource: 'pods' };

describe('failureOf', () => {
  it.each([
    [undefined, undefined, 'offline'],
    [400, 'BadRequest', 'invalid'],
    [401, 'Unauthorized', 'session-expired'],
    [403, 'Forbidden', 'forbidden'],
    [404, 'NotFound', 'not-found'],
    [409, 'AlreadyExists', 'already-exists'],
    [409, 'Conflict', 'conflict'],
    [410, 'Expired', 'other'],
    [422, 'Invalid', 'invalid'],
    [429, 'TooManyRequests', 'too-many-requests'],
    [500, 'InternalError', 'server'],
    [502, undefined, 'offline'],
    [503, 'ServiceUnavailable', 'offline'],
    [504, 'Timeout', 'offline'],
  ] as const)('%s %s is %s', (code, reason, kind) => {
    const answer = { message: 'no', body: { reason }, ...(code === undefined ? {} : { code }) };
    expect(failureOf(answer).kind).toBe(kind);
  });

  it('names the right only when it is missing', () => {
    expect(failureOf({ code: 403, message: 'no' }, right).right).toEqual(right);
    expect(failureOf({ code: 500, message: 'no' }, right).right).toBeUndefined();
  });

  it('prefers the words of the Status to those of the browser', () => {
    const body = { message: 'pods is forbidden' };
    expect(failureOf({ code: 403, message: 'Forbidden', body }).message).toBe('pods is forbidden');
    expect(failureOf({ code: 403, message: 'Forbidden', body: 'text' }).message).toBe('Forbidden');
  });

  it('lists every refused field, not only the first', () => {
    const causes = [
      { field: 'spec.name', message: 'Required value' },
      { field: 'spec.source', message: 'Required value' },
      { message: 'no field' },
    ];
    expect(failureOf({ code: 422, message: 'no', body: { details: { causes } } }).problems).toEqual(
      [
        { field: 'spec.name', message: 'Required value' },
        { field: 'spec.source', message: 'Required value' },
        { field: '', message: 'no field' },
      ],
    );
  });
});

describe('isTransient', () => {
  it.each([
    ['offline', true],
    ['server', true],
    ['too-many-requests', true],
    ['forbidden', false],
    ['not-found', false],
    ['invalid', false],
  ] as const)('%s: %s', (kind, expected) => {
    expect(isTransient({ kind, message: '' })).toBe(expected);
  });
});
