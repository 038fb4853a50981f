import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestConsole, startTestConsole } from './testConsole';

const DOCUMENT = { package: 'quill', versions: [] };
const DOCUMENTS: Readonly<Record<string, readonly object[] | null>> = {
  'market/catalog/quill': [DOCUMENT],
  'market/catalog/twice': [DOCUMENT, DOCUMENT],
  'market/catalog/none': [],
};

let hub: TestConsole;
let without: TestConsole;

beforeAll(async () => {
  hub = await startTestConsole(undefined, {
    lifecycles: (...names) => DOCUMENTS[names.join('/')] ?? null,
  });
  without = await startTestConsole();
});

afterAll(async () => {
  await Promise.all([hub.stop(), without.stop()]);
});

describe('lifecycles', () => {
  it.each([
    ['one document', 'market/catalog/quill', 200, '"package":"quill"'],
    ['none', 'market/catalog/none', 404, '"error"'],
    ['several', 'market/catalog/twice', 409, '"error"'],
    ['a catalog without the schema', 'market/other/quill', 503, '"error"'],
    ['no package', 'market/catalog', 404, 'page not found'],
    ['too much', 'market/catalog/quill/versions', 404, 'page not found'],
  ])('%s', async (_case, path, status, text) => {
    const answer = await hub.ask(`/api/olm/lifecycle/${path}`);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
  });

  it('set a flag of the page', async () => {
    expect((await hub.ask('/')).text).toContain('"olmLifecycleMetadata":true');
    expect((await without.ask('/')).text).toContain('"olmLifecycleMetadata":false');
  });

  it('are absent in a console without them', async () => {
    const { status, text } = await without.ask('/api/olm/lifecycle/market/catalog/quill');
    expect(status).toBe(404);
    expect(text).not.toContain('"error"');
  });
});
