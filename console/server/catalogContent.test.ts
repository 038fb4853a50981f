import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestConsole, startTestConsole } from './testConsole';

const CONTENTS = new Map([['openshift-community-operators', ['{"a":1}\n', '{"b":2}\n']]]);
const ALL = '/api/catalogd/catalogs/openshift-community-operators/api/v1/all';

let hub: TestConsole;
let without: TestConsole;

beforeAll(async () => {
  hub = await startTestConsole(undefined, { catalogContents: (name) => CONTENTS.get(name) });
  without = await startTestConsole();
});

afterAll(async () => {
  await Promise.all([hub.stop(), without.stop()]);
});

describe('the content of catalogs', () => {
  it('comes line by line', async () => {
    const { status, text, headers } = await hub.ask(ALL);
    expect([status, text]).toEqual([200, '{"a":1}\n{"b":2}\n']);
    expect(headers['content-type']).toBe('application/jsonl');
  });

  it('is announced without coming', async () => {
    const { status, text } = await hub.ask(ALL, { method: 'HEAD' });
    expect([status, text]).toEqual([200, '']);
  });

  it.each([
    ['of another catalog', ALL.replace('community', 'other')],
    ['by query, which is off', `${ALL.replace('/all', '/metas')}?schema=olm.channel&package=quill`],
    ['at another path', '/api/catalogd/catalogs'],
  ])('is not there %s', async (_, path) => {
    expect((await hub.ask(path)).status).toBe(404);
  });

  it('is not there without OLM v1', async () => {
    expect((await without.ask(ALL)).status).toBe(404);
  });

  it('is for reading only', async () => {
    expect((await hub.post(ALL, '{}')).status).toBe(405);
  });
});
