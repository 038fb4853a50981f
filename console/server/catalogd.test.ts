import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogd } from './catalogd';
import { type TestConsole, startTestConsole } from './testConsole';

const PATH = '/catalogs/openshift-community-operators/api/v1/all';

const catalogd: Catalogd = ({ path, headers }) => ({
  status: path === PATH ? (headers['if-modified-since'] === undefined ? 200 : 304) : 404,
  contentType: 'application/jsonl',
  headers: { 'last-modified': 'Sun, 22 Nov 2026 21:00:00 GMT' },
  body: path === PATH ? '{"a":1}\n{"b":2}\n' : '404 Not Found\n',
});

const ALL = '/api/catalogd/catalogs/openshift-community-operators/api/v1/all';

let hub: TestConsole;
let without: TestConsole;

beforeAll(async () => {
  hub = await startTestConsole(undefined, { catalogd });
  without = await startTestConsole();
});

afterAll(async () => {
  await Promise.all([hub.stop(), without.stop()]);
});

describe('catalog content', () => {
  it('is forwarded unchanged from catalogd', async () => {
    const { status, text, headers } = await hub.ask(ALL);
    expect([status, text]).toEqual([200, '{"a":1}\n{"b":2}\n']);
    expect(headers['content-type']).toBe('application/jsonl');
  });

  it('has headers without a body for HEAD', async () => {
    const { status, text } = await hub.ask(ALL, { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
  });

  it('is not sent again while unchanged', async () => {
    const headers = { 'if-modified-since': 'Sun, 22 Nov 2026 21:00:00 GMT' };
    const { status, text } = await hub.ask(ALL, { headers });
    expect([status, text]).toEqual([304, '']);
  });

  it('is 404 if catalogd does not have it', async () => {
    const { status, text } = await hub.ask(ALL.replace('community', 'other'));
    expect([status, text]).toEqual([404, '404 Not Found\n']);
  });

  it('is 404 without OLM v1', async () => {
    expect((await without.ask(ALL)).status).toBe(404);
  });

  it('is read-only', async () => {
    expect((await hub.post(ALL, '{}')).status).toBe(405);
  });
});
