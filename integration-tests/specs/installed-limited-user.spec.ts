import type { Page } from '@playwright/test';
import { aProject, aSubscription, namesIn } from '../fixtures/cluster';
import { type Hub, expect, onlyLocally, test } from '../fixtures/hub';
import { SOON, openOperator, remedy, statusOf } from '../fixtures/operator';
import { changesBy } from '../fixtures/rights';

const OLM_CONFIG = '/apis/operators.coreos.com/v1/olmconfigs/cluster';

onlyLocally('it needs other users, and what is installed in the local cluster');

test.describe('x', () => {
  test.use({ state: 'busy' });
  test('a copy', async ({ page, hub }) => {
    test.setTimeout(240_000);
    const copies =
      '/apis/operators.coreos.com/v1alpha1/namespaces/team-a/clusterserviceversions?labelSelector=olm.copiedFrom';
    await hub.merge(OLM_CONFIG, { spec: { features: { disableCopiedCSVs: true } } });
    await expect.poll(() => namesIn(hub, copies), SOON).toHaveLength(0);
    await hub.signIn('project-admin');
    const failed: string[] = [];
    page.on('response', (r) => {
      if (r.status() >= 400) failed.push(`${r.status()} ${r.url()}`);
    });
    await hub.open('/operator-hub/ns/team-a/installed');
    await page.waitForTimeout(6000);
    await page.screenshot({ path: '/tmp/e2-a1.png' });
    await page.getByRole('link', { name: 'Lantern Observability' }).click();
    await page.waitForTimeout(6000);
    await page.screenshot({ path: '/tmp/e2-a2.png', fullPage: true });
    console.log(page.url());
    console.log(failed.join('\n'));
    const asked: string[] = [];
    page.on('request', (r) => asked.push(`${r.method()} ${r.url()}`));
    await page.waitForTimeout(32_000);
    console.log('IDLE', asked.join('\n'));
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await page.waitForTimeout(2500);
      console.log('TAB', await tab.innerText(), '\n', await page.getByRole('tabpanel').innerText());
    }
  });
});
