import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../fixtures/testServer';
import type { TestServer } from '../fixtures/testServer';
import { textAt } from '../json';

const WIDGETS = '/apis/example.com/v1/namespaces/team/widgets';
const CONFIG_MAPS = '/api/v1/namespaces/team/configmaps';
const MEGABYTE = 1024 * 1024;

function configMap(text: string): string {
  return JSON.stringify({ metadata: { name: 'a' }, data: { text } });
}

function widget(fields: string): string {
  return `{"apiVersion":"example.com/v1","kind":"Widget","metadata":{"name":"a"}${fields}}`;
}

describe('bad input', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  async function outcome(
    path: string,
    request: RequestInit,
  ): Promise<readonly [number, string | undefined, string | undefined]> {
    const { status, body } = await server.call(request.method ?? 'POST', path, request);
    // The server continues after any input.
    expect((await server.call('GET', CONFIG_MAPS)).status).toBe(200);
    return [status, textAt(body, 'reason'), textAt(body, 'message')];
  }

  it.each<readonly [string, string, string, RegExp]>([
    ['JSON that ends too soon', WIDGETS, '{"kind":', /json parse error: unexpected end/],
    ['no JSON at all', WIDGETS, 'hello', /json parse error: invalid character 'h'/],
    ['a list', WIDGETS, '[]', /json: cannot unmarshal/],
    ['null', WIDGETS, 'null', /json: cannot unmarshal/],
    ['nothing', WIDGETS, '', /unexpected end of JSON input/],
    ['no kind', WIDGETS, '{"metadata":{"name":"a"}}', /Object 'Kind' is missing/],
    ['another API version', WIDGETS, '{"apiVersion":"v2","kind":"Widget"}', /does not match/],
    ['another kind', CONFIG_MAPS, '{"kind":"Pod"}', /cannot be handled as a ConfigMap/],
    [
      'metadata that is a text',
      WIDGETS,
      '{"apiVersion":"example.com/v1","kind":"Widget","metadata":"x"}',
      /metadata/,
    ],
    [
      'endless nesting',
      WIDGETS,
      widget(`,"spec":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
      /exceeded max depth/,
    ],
  ])('%s is a bad request', async (...[, path, body, message]) => {
    expect(await outcome(path, { body })).toEqual([
      400,
      'BadRequest',
      expect.stringMatching(message),
    ]);
  });

  it.each<readonly [string, string, number, string | undefined, RegExp]>([
    [
      '10 MB',
      'x'.repeat(10 * MEGABYTE),
      413,
      'RequestEntityTooLarge',
      /^Request entity too large: limit is 3145728$/,
    ],
    ['4 MB', 'x'.repeat(4 * MEGABYTE), 413, 'RequestEntityTooLarge', /limit is 3145728/],
    [
      '1.2 MB',
      'x'.repeat(1.2 * MEGABYTE),
      422,
      'Invalid',
      /Too long: may not be more than 1048576 bytes/,
    ],
  ])('a ConfigMap of %s is rejected', async (...[, text, status, reason, message]) => {
    const refused = await outcome(CONFIG_MAPS, { body: configMap(text) });
    expect(refused).toEqual([status, reason, expect.stringMatching(message)]);
  });

  it('an object too large for etcd is rejected', async () => {
    const tags = JSON.stringify(['x'.repeat(2 * MEGABYTE)]);
    const refused = await outcome(WIDGETS, { body: widget(`,"spec":{"tags":${tags}}`) });
    expect(refused).toEqual([500, undefined, 'etcdserver: request is too large']);
  });

  it.each([
    ['POST', 'text/plain', 415],
    ['POST', 'application/vnd.kubernetes.protobuf', 415],
    ['PATCH', 'application/json', 415],
    ['PATCH', 'application/strategic-merge-patch+json', 415],
  ])('%s of %s answers %i', async (method, type, status) => {
    const path = method === 'POST' ? WIDGETS : `${WIDGETS}/a`;
    const request = { method, headers: { 'content-type': type }, body: '{}' };
    expect(await outcome(path, request)).toEqual([
      status,
      'UnsupportedMediaType',
      expect.stringMatching(/^the body of the request was in an unknown format/),
    ]);
  });

  it.each([
    ['GET', '/api/v1/ghosts', 404],
    ['POST', '/apis/ghost.example.com/v1/ghosts', 404],
    ['GET', `${CONFIG_MAPS}?limit=many`, 400],
    ['GET', `${CONFIG_MAPS}?watch=true&timeoutSeconds=soon`, 400],
    ['GET', `${CONFIG_MAPS}?labelSelector=a%20in%20(`, 400],
    ['GET', `${CONFIG_MAPS}?continue=%25%25`, 400],
    ['GET', `${CONFIG_MAPS}?resourceVersion=-1`, 422],
    ['PUT', CONFIG_MAPS, 405],
  ])('%s %s answers %i', async (method, path, status) => {
    const body = method === 'GET' ? {} : { body: '{}' };
    expect((await outcome(path, { method, ...body }))[0]).toBe(status);
  });

  it('keys with a meaning in JavaScript are ordinary keys', async () => {
    const body = '{"metadata":{"name":"proto"},"data":{"__proto__":"1","constructor":"2"}}';
    expect((await outcome(CONFIG_MAPS, { body }))[0]).toBe(201);
    const { body: read } = await server.call('GET', `${CONFIG_MAPS}/proto`);
    expect(JSON.stringify(read)).toContain('"data":{"__proto__":"1","constructor":"2"}');
  });
});
