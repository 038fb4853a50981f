/** The standalone console for Kubernetes, over TLS: users log in with a token. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test as base, type WebSocket } from '@playwright/test';
import { openTlsFront } from '../../local/cluster/kube/http/tlsFront';
import { startLocalCluster } from '../../local/cluster/localCluster';
import { selfSigned } from '../../local/cluster/olm/csv/certificate';
import { startStandalone } from '../../console/standalone/standalone';
import { catalogsOf } from '../../local/stateCatalogs';
import { expectAccessible } from '../fixtures/accessible';
import { guarded } from '../fixtures/guard';

type Fixtures = {
  /** Of the console. */
  readonly url: string;
  /** Guards every page; see `guarded`. */
  readonly guard: undefined;
};

const test = base.extend<Fixtures>({
  ignoreHTTPSErrors: true,
  url: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'standalone-'));
    const platform = 'kubernetes';
    const cluster = await startLocalCluster({
      catalogs: catalogsOf('empty', platform),
      state: 'empty',
      platform,
      pace: 0.1,
      latency: 0,
      port: 0,
    });
    const api = await openTlsFront(cluster.url);
    const { certificate, key } = selfSigned(['localhost'], Date.now());
    const files = { 'tls.crt': certificate, 'tls.key': key, 'ca.crt': api.certificate };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const hub = await startStandalone({
      kind: 'options',
      port: 0,
      tls: folder,
      cluster: { kind: 'server', url: api.url, authority: join(folder, 'ca.crt') },
      plugin: 'dist',
      console: 'console/dist',
    });
    await use(hub.url);
    await hub.stop();
    await api.stop();
    await cluster.stop();
    await rm(folder, { recursive: true });
  },
  guard: [
    async ({ page, url }, use) => {
      const { complaints } = await guarded(page.context(), url);
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

test.skip(process.env['BASE_URL'] !== undefined, 'it needs a separate console');

const CATALOG = '/operator-hub-catalog/all-namespaces';

test('logs in with a token, rejects a wrong token with a message, and logs out', async ({
  page,
  url,
}) => {
  const sent = urlsRequestedBy(page);
  await page.goto(`${url}${CATALOG}`);
  await expect(page).toHaveTitle('Log in to Operator Hub');
  await expectAccessible(page, { isRemote: false });

  const token = page.getByLabel('Bearer token');
  await expect(token).toBeFocused();
  await token.fill('wrong-token');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText(/does not accept this token/);
  await expect(token).toBeEmpty();
  await expectAccessible(page, { isRemote: false });

  await token.fill('vera-token');
  await token.press('Enter');
  await expect(page.getByRole('heading', { name: 'Catalog', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${url}${CATALOG}`);
  await expect(page.getByRole('button', { name: 'User: vera' })).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.outerHTML + document.cookie),
  ).not.toMatch(/vera-token|operator-hub-session/);
  expect(sent.filter((url) => url.includes('token'))).toEqual([]);

  await page.getByRole('button', { name: 'User: vera' }).click();
  await page.getByRole('option', { name: 'Log out' }).click();
  await expect(page).toHaveTitle('Log in to Operator Hub');
  await page.goBack();
  await expect(page).toHaveTitle('Log in to Operator Hub');
});

test('watches the cluster, and requires a new login when the token is revoked', async ({
  page,
  url,
}) => {
  const watches: WebSocket[] = [];
  page.on('websocket', (socket) => watches.push(socket));
  await page.goto(`${url}/login?next=${encodeURIComponent(CATALOG)}`);
  await page.getByLabel('Bearer token').fill('kubeadmin-token');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: 'User: kubeadmin' })).toBeVisible();
  // The server closes connections without permission.
  await expect.poll(() => watches.filter((watch) => !watch.isClosed()).length).toBeGreaterThan(0);
  // The API server's response in this case.
  await page.route('**/api/kubernetes/**', (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole('button', { name: 'Log in again' }).click();
  await expect(page).toHaveTitle('Log in to Operator Hub');
});

/** The URLs of all requests. */
function urlsRequestedBy(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}
