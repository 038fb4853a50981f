import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../fixtures/testServer';
import type { TestServer } from '../fixtures/testServer';
import { at } from '../json';

let server: TestServer;
const authorization = '/apis/authorization.k8s.io/v1';

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function ask(path: string, kind: string, spec: unknown): Promise<unknown> {
  const body = JSON.stringify({ apiVersion: 'authorization.k8s.io/v1', kind, spec });
  return (await server.call('POST', path, { body })).body;
}

const resourceAttributes = { verb: 'list', resource: 'pods', namespace: 'team' };

describe('access reviews', () => {
  it.each([
    [
      'oneself',
      'selfsubjectaccessreviews',
      'SelfSubjectAccessReview',
      { resourceAttributes },
      true,
    ],
    [
      'a path',
      'selfsubjectaccessreviews',
      'SelfSubjectAccessReview',
      { nonResourceAttributes: { verb: 'get', path: '/metrics' } },
      true,
    ],
    [
      'another user',
      'subjectaccessreviews',
      'SubjectAccessReview',
      { user: 'bob', resourceAttributes },
      false,
    ],
    [
      'another user, within a namespace',
      'namespaces/team/localsubjectaccessreviews',
      'LocalSubjectAccessReview',
      { user: 'bob', groups: ['system:masters'], resourceAttributes },
      true,
    ],
  ])('are answered about %s', async (...[, path, kind, spec, allowed]) => {
    const answer = await ask(`${authorization}/${path}`, kind, spec);
    expect(at(answer, 'status', 'allowed')).toBe(allowed);
    expect(at(answer, 'kind')).toBe(kind);
  });

  it.each([
    ['selfsubjectaccessreviews', 'SelfSubjectAccessReview', {}, 422],
    ['subjectaccessreviews', 'SubjectAccessReview', { resourceAttributes }, 422],
    ['selfsubjectrulesreviews', 'SelfSubjectRulesReview', {}, 400],
  ])('to %s reject what they cannot answer', async (...[path, kind, spec, code]) => {
    expect(at(await ask(`${authorization}/${path}`, kind, spec), 'code')).toBe(code);
  });
});
