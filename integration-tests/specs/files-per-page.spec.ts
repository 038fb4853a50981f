/** The console's proxy disables caching of plugin files, so their number determines the loading time. */
import { listed, partOf } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { planPath } from '../fixtures/updates';
import { PLAN_NAMESPACE, loadingPages } from '../../scripts/benchLoadingPages';

onlyLocally('it counts what the plugin of this build asks for');
test.use({ state: 'updates', situations: [PLAN_NAMESPACE] });

const FIRST = 12;
const MORE = 2;

test('the first page loads few files, and other pages load few more', async ({ page, hub }) => {
  test.slow();
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /\/api\/plugins\/operator-hub\/([^?]+)/.exec(request.url()) ?? [];
    if (file !== undefined) files.add(file);
  });
  const filesOf = new Map<string, ReadonlySet<string>>();
  for (const { name, path, useful } of loadingPages({ url: hub.url, plan: await waitingPlan() })) {
    files.clear();
    await hub.open(path);
    const [selector, text] = useful;
    await expect(page.locator(selector, { hasText: text }).first()).toBeVisible(SOON);
    await page.waitForLoadState('networkidle');
    filesOf.set(name, new Set(files));
    expect.soft([...files].length, `${name}: ${[...files].join(', ')}`).toBeLessThanOrEqual(FIRST);
  }
  for (const [from, known] of filesOf) {
    for (const [to, needed] of filesOf) {
      const more = [...needed].filter((file) => !known.has(file));
      expect
        .soft(more.length, `from ${from} to ${to}: ${more.join(', ')}`)
        .toBeLessThanOrEqual(MORE);
    }
  }

  async function waitingPlan(): Promise<string> {
    const found = { name: '' };
    await expect(async () => {
      const plans = await listed(hub, planPath(PLAN_NAMESPACE));
      const waiting = plans.find((plan) => partOf(plan, 'status')['phase'] === 'RequiresApproval');
      found.name = String(partOf(waiting, 'metadata')['name']);
    }).toPass(SOON);
    return found.name;
  }
});
