import { describe, expect, it } from 'vitest';
import { lifecycleRefusal, lifecycleText } from './lifecycle';

const ANSWER = { error: 'No lifecycle data is available for this package.' };

// Source: pkg/olm/lifecycle.go and notFoundHandler in pkg/server/server.go of the console.
describe('lifecycle metadata of the console', () => {
  it.each([
    ['no document', 404, ANSWER, 'none'],
    ['several documents', 409, ANSWER, 'none'],
    ['names of no catalog', 400, ANSWER, 'none'],
    ['a catalog that does not serve it', 503, ANSWER, 'refused'],
    ['a catalog that does not respond', 502, undefined, 'refused'],
    ['a failing server', 500, ANSWER, 'refused'],
    ['an unknown path', 404, undefined, 'absent'],
    ['the same in JSON', 404, { kind: 'Status', message: 'nothing there' }, 'absent'],
    ['an error without a message', 404, { error: '' }, 'absent'],
    ['an unknown method', 405, undefined, 'absent'],
    ['no access', 403, ANSWER, 'absent'],
  ])('%s', (_case, code, body, expected) => {
    expect(lifecycleRefusal(code, body).kind).toBe(expected);
  });

  it.each([
    ['an object', ' {"versions": []}', 'document'],
    ['a page of the console', '<!DOCTYPE html><html></html>', 'absent'],
    ['nothing', '', 'absent'],
    ['a list', '[]', 'absent'],
  ])('with 200: %s', (_case, text, expected) => {
    expect(lifecycleText(text).kind).toBe(expected);
  });
});
