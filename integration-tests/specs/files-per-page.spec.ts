/** The console's proxy disables caching of plugin files, so their number and size determine the loading time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { listed, partOf } from '../fixtures/cluster';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { SOON } from '../fixtures/operator';
import { planPath } from '../fixtures/updates';
import { PLAN_NAMESPACE, loadingPages } from '../../scripts/benchLoadingPages';
import { PLUGIN_DIR } from '../../scripts/demo/hub';

onlyLocally('it counts what the plugin of this build asks for');
test.use({ state: 'updates', situations: [PLAN_NAMESPACE] });

const FIRST = 12;
/** They are requested together. */
const MORE = 7;

/** Most kilobytes of the files of a page, compressed: about 5 % more than on 2026-11-28; the forms have one engine. */
const SIZES: Readonly<Record<string, number>> = {
  catalog: 205,
  package: 251,
  install: 331,
  installed: 276,
  'one Operator': 272,
  updates: 311,
  'plan review': 368,
  sources: 235,
  'one source': 234,
  'new source': 320,
  leftovers: 263,
  instances: 285,
  'instances of an API': 285,
  'new instance': 309,
};

test('the first page loads few and small files, and other pages load few more', async ({
  page,
  hub,
}) => {
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
    const size = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
    expect.soft(size, `kilobytes of ${name}`).toBeLessThanOrEqual(SIZES[name] ?? 0);
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

/** In kilobytes, compressed. */
function sizeOf(file: string): number {
  return gzipSync(readFileSync(join(PLUGIN_DIR, file))).length / 1024;
}
