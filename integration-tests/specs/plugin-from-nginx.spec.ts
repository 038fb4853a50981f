/** The plugin as deployed: packed, served by nginx with the image's configuration, and proxied by the console. */
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx, whyNoNginx } from '../../scripts/image/nginx';
import { packPlugin } from '../../scripts/image/packFolder';
import { expect, test as base } from '../fixtures/hub';

const test = base.extend({
  pluginServer: async ({}, use, { workerIndex }) => {
    const folder = join(tmpdir(), `packed-${process.pid}-${workerIndex}`);
    // Only the set of files matters here, not their compression.
    await packPlugin('dist', folder, { quality: 1 });
    const nginx = await startNginx(folder);
    await use({ url: `https://localhost:${nginx.port}/`, authority: nginx.certificate });
    await nginx.stop();
    await rm(folder, { recursive: true });
  },
});

/** Cache-Control header of the console. */
const NOT_KEPT = 'no-cache, no-store, must-revalidate';

test.skip(whyNoNginx !== undefined, whyNoNginx);
test.skip(process.env['BASE_URL'] !== undefined, 'it needs a separate console');

test('loads the plugin from the image’s nginx', async ({ hub, page }) => {
  const files = new Map<string, Record<string, string>>();
  page.on('response', (response) => {
    const [, path] = /\/api\/plugins\/operator-hub\/(.+)$/.exec(response.url()) ?? [];
    if (path !== undefined && response.status() === 200) files.set(path, response.headers());
  });
  await hub.open('/operator-hub-catalog/all-namespaces?q=wax');
  await expect(page.getByRole('heading', { name: 'Catalog', level: 1 })).toBeVisible();
  await expect(page.getByText('Wax Seal').first()).toBeVisible();
  const scripts = [...files].filter(([path]) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const [path, headers] of scripts) {
    expect.soft({ path, ...headers }).toMatchObject({
      path,
      'cache-control': `${NOT_KEPT}, public, max-age=31536000, immutable`,
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
  }
  expect(files.get('plugin-manifest.json')?.['cache-control']).toBe(`${NOT_KEPT}, no-store`);
});
