import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../fixtures/testServer';
import { aWidget, widget } from '../fixtures/widgets';
import { textAt } from '../json';
import type { JsonObject } from '../types';

const WIDGETS = '/apis/example.com/v1/namespaces/team/widgets';

let cluster: TestServer;
beforeEach(async () => {
  cluster = await startTestServer();
});
afterEach(() => cluster.stop());

function switchOn(fault: JsonObject): Promise<{ readonly status: number; readonly body: unknown }> {
  return cluster.call('POST', '/local/faults', { body: JSON.stringify(fault) });
}

function create(query = ''): ReturnType<TestServer['call']> {
  return cluster.call('POST', `${WIDGETS}${query}`, { body: JSON.stringify(aWidget('a')) });
}

describe('an admission webhook', () => {
  it.each<readonly [string, JsonObject, JsonObject]>([
    [
      'denies with its message',
      { kind: 'admission-denied', webhook: 'names.policy.io', message: 'not on Fridays' },
      {
        code: 403,
        reason: 'Forbidden',
        message: 'admission webhook "names.policy.io" denied the request: not on Fridays',
      },
    ],
    [
      'denies without one, and without a code',
      { kind: 'admission-denied', webhook: 'names.policy.io', code: 400 },
      {
        code: 400,
        message: 'admission webhook "names.policy.io" denied the request without explanation',
      },
    ],
    [
      'does not answer in time',
      { kind: 'webhook-failed', webhook: 'names.policy.io' },
      {
        code: 500,
        reason: 'InternalError',
        message:
          'Internal error occurred: failed calling webhook "names.policy.io": failed to call webhook: Post "https://webhook.policies.svc:443/validate?timeout=10s": context deadline exceeded',
      },
    ],
  ])('%s', async (_, fault, status) => {
    await switchOn(fault);
    expect(await create()).toMatchObject({ status: status['code'], body: status });
    expect(await create('?dryRun=All')).toMatchObject({ body: status });
    expect(cluster.client.get(widget('a'))).toBeUndefined();
    expect((await cluster.call('GET', WIDGETS)).status).toBe(200);
  });

  it('can skip dry runs', async () => {
    await switchOn({ kind: 'admission-denied', webhook: 'w', dryRun: false });
    expect((await create('?dryRun=All')).status).toBe(201);
    expect((await create()).status).toBe(403);
  });
});

describe('a complete error', () => {
  const causes = [{ reason: 'FieldValueInvalid', message: 'Invalid value: 3', field: 'spec.size' }];

  it.each<readonly [string, JsonObject, JsonObject]>([
    [
      'with causes',
      { code: 422, reason: 'Invalid', message: 'is invalid', details: { name: 'a', causes } },
      { details: { name: 'a', causes } },
    ],
    [
      'of an existing name',
      { code: 409, reason: 'AlreadyExists', message: '"a" already exists' },
      { reason: 'AlreadyExists' },
    ],
  ])('%s', async (_, { code, ...fault }, body) => {
    await switchOn({ kind: 'refused', verbs: ['create'], code, ...fault });
    expect(await create()).toMatchObject({
      status: code,
      body: { ...body, kind: 'Status', status: 'Failure', code, message: fault['message'] },
    });
  });

  it('contains when to retry', async () => {
    const details = { retryAfterSeconds: 4 };
    await switchOn({
      kind: 'refused',
      code: 429,
      reason: 'TooManyRequests',
      message: 'slow',
      details,
    });
    expect((await create()).headers.get('retry-after')).toBe('4');
  });
});

describe('a connection that is aborted', () => {
  it.each([
    [false, 'before the write'],
    [true, 'after it'],
  ])('carriesOut %s: %s', async (carriesOut) => {
    await switchOn({ kind: 'disconnected', carriesOut, verbs: ['create'], path: WIDGETS });
    await expect(create()).rejects.toThrow(/fetch failed/);
    expect(cluster.client.get(widget('a')) !== undefined).toBe(carriesOut);
  });
});

it.each<readonly [JsonObject, RegExp]>([
  [{ kind: 'refused', code: 200, message: 'x' }, /"code" must be from 400/],
  [{ kind: 'refused', code: 409 }, /"message" is missing/],
  [{ kind: 'admission-denied' }, /"webhook" is missing/],
  [{ kind: 'admission-denied', webhook: 'w', code: 500 }, /"code" must be 400 or 403/],
  [{ kind: 'webhook-failed' }, /"webhook" is missing/],
])('rejects %j as a fault', async (fault, message) => {
  const answer = await switchOn(fault);
  expect(answer.status).toBe(400);
  expect(textAt(answer.body, 'message') ?? '').toMatch(message);
});
