import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actAs } from '~/test/acting';
import { aPackageList, aPackageManifest } from '~/test/packageBuilders';
import { listed } from '~/test/searchHits';
import { createCatalogIndex } from './catalogIndex';
import type { CatalogThread } from './catalogIndex.worker';
import { downloadedContents, foundItems, keptIcon, takenContents } from './indexThread';

const URL_OF_PACKAGES = '/api/kubernetes/apis/packages.operators.coreos.com/v1/packagemanifests';
const SOURCE = { user: 'admin', sourceId: '*/', identity: 'one' };
const answerOf = (...names: readonly string[]) =>
  new Response(JSON.stringify(aPackageList(...names.map((name) => aPackageManifest({ name })))));

/** The requests of the threads with the session cookie only, and the number of terminated threads. */
const requested: string[] = [];
let ended = 0;

/** Runs the code of the worker in this thread, connected by a channel. */
function startThread() {
  const { port1, port2 } = new MessageChannel();
  const kept = createCatalogIndex({
    get: () => Promise.resolve(null),
    put: () => Promise.resolve(),
    icons: (user, icons) => {
      requested.push(`${icons.length} icons`);
      return Promise.resolve(icons.map(({ id }) => (id === 'none' ? null : `${user}: ${id}`)));
    },
    putIcon: () => Promise.resolve(),
    dropIcons: () => Promise.resolve(),
    content: () => Promise.resolve(null),
    description: () => Promise.resolve(null),
    putDescription: () => Promise.resolve(),
    hasContent: () => Promise.resolve(false),
    putContent: () => Promise.resolve(),
  });
  const thread: CatalogThread = {
    ...kept,
    user: () => {
      requested.push('user');
      return Promise.resolve('admin');
    },
    download: async (source, url) => {
      requested.push(url);
      return kept.take(source, await answerOf('quill').arrayBuffer());
    },
  };
  expose(thread, port1);
  return Object.assign(port2, {
    terminate: () => {
      ended += 1;
      port2.close();
    },
  });
}

beforeEach(() => {
  requested.length = 0;
  ended = 0;
  vi.stubGlobal('Worker', function Worker() {
    return startThread();
  });
});

afterEach(() => {
  actAs();
});

describe('the package thread', () => {
  it('downloads for the user who is logged in', async () => {
    const contents = await downloadedContents(SOURCE, URL_OF_PACKAGES, undefined);
    expect(contents?.items.map(({ key }) => key.packageName)).toEqual(['quill']);
    expect(requested).toEqual(['user', URL_OF_PACKAGES]);
  });

  it('sends no requests during impersonation', async () => {
    actAs('vera');
    const vera = { ...SOURCE, user: 'vera' };
    expect(await downloadedContents(vera, URL_OF_PACKAGES, undefined)).toBeNull();
    // Started before the impersonation, and continued now.
    expect(await downloadedContents(SOURCE, URL_OF_PACKAGES, undefined)).toBeNull();
    expect(requested).toEqual([]);
  });

  it('gets one request for several icons', async () => {
    const icons = ['quill', 'none', 'basalt'].map((id) => ({ id, version: 'stable.one' }));
    expect(await Promise.all(icons.map((icon) => keptIcon('admin', icon)))).toEqual([
      'admin: quill',
      null,
      'admin: basalt',
    ]);
    expect(requested).toEqual(['3 icons']);
  });

  it('is separate for another user: packages of the former are not found', async () => {
    await downloadedContents(SOURCE, URL_OF_PACKAGES, undefined);
    expect((await foundItems('quill')).size).toBe(1);
    actAs('vera');
    expect(ended).toBe(1);
    expect((await foundItems('quill')).size).toBe(0);
    const vera = { ...SOURCE, user: 'vera' };
    const { body } = answerOf('basalt');
    if (body !== null) await takenContents(vera, body, undefined);
    expect(listed(await foundItems('basalt')).map(({ id }) => id)).toEqual([
      'openshift-marketplace/community-operators/basalt',
    ]);
  });
});
