import type { Page, Response } from '@playwright/test';
import { guarded } from '../fixtures/guard';
import {
  CHANNEL,
  FAILED,
  TRAPS,
  UNDISGUISED,
  aHostileCluster,
  expectHarmless,
  trick,
} from '../fixtures/hostile';
import { hostileAnswers } from '../fixtures/hostileAnswers';
import { expect, onlyLocally, test } from '../fixtures/hub';
import { installButton, openInstall, planned } from '../fixtures/install';
import { SOON } from '../fixtures/operator';
import { goWithin } from '../fixtures/within';

test.use({ state: 'hostile' });

onlyLocally('only the demo catalogs are hostile on purpose');

const CATALOG = '/operator-hub-catalog/all-namespaces/openshift-marketplace';
const PACKAGE = `${CATALOG}~community-operators~trickster`;
const OPERATOR = `/operator-hub-installed/ns/${TRAPS}/trickster`;
const SOURCE = '/operator-hub-sources/ns/openshift-marketplace/house-of-tricks';
const IDS = ['community-operators', 'house-of-tricks'].map((catalog) =>
  encodeURIComponent(`openshift-marketplace/${catalog}/trickster`),
);
/** The Operator's display name, without bidirectional characters. */
const NAME = 'Trickster "quoted" & reversed';
const OTHER_CHANNEL = `channel=${encodeURIComponent(CHANNEL)}`;

/** Pages with such content, and a text of it to wait for before the page is checked. */
const PLACES: readonly (readonly [path: string, ...shown: readonly string[]])[] = [
  [
    `/operator-hub-catalog/all-namespaces?q=trickster&details=${IDS[0] ?? ''}`,
    '<img src=x',
    "'fence'",
    'deprecated pa',
  ],
  [
    '/operator-hub-catalog/all-namespaces?q=trickster&view=table',
    '"><script>',
    `${UNDISGUISED} catalog <img`,
    NAME,
  ],
  [
    `/operator-hub-catalog/all-namespaces?compare=${IDS.join('&compare=')}`,
    '<img src=x',
    'catalog <img',
  ],
  [PACKAGE, "'fence'", 'javascript:alert(document.domain)', '[click]'],
  [`${PACKAGE}?${OTHER_CHANNEL}`, "'deprecated channel'", "'subscription'", "'constraint'"],
  [`${CATALOG}~house-of-tricks~trickster`, `${UNDISGUISED} publisher <img`, NAME],
  [`${PACKAGE}/install?${OTHER_CHANNEL}`, "'deprecated channel'", 'Preview'],
  [`${PACKAGE}/install?following=${TRAPS}/trickster`, 'Create <script>'],
  [OPERATOR, 'Documentation: javascript:', "'maintainer'", '<svg onload'],
  [`${OPERATOR}/updates`, '<svg onload'],
  [`${OPERATOR}/apis`, '[click]'],
  [`${OPERATOR}/objects`, 'condition <img'],
  [`${OPERATOR}/conditions`, 'condition <img'],
  [`${OPERATOR}/events`, 'event <img', 'component <img'],
  [`${OPERATOR}/yaml`, '<svg onload'],
  [`/operator-hub-installed/ns/${FAILED}/trickster`, 'reason <img', 'subscriptions <img'],
  [`/operator-hub-installed/ns/${FAILED}/trickster/conditions`, 'clusterserviceversions <img'],
  ['/operator-hub-installed/all-namespaces', NAME, 'Plugin available', 'leftover <img'],
  [`/operator-hub-installed/ns/${TRAPS}?uninstall=${TRAPS}/trickster`, 'farewell'],
  [`/operator-hub-updates/ns/${TRAPS}?plan=PLAN`, "'deprecated channel'", '<img src=x'],
  [`/operator-hub-installed/ns/${FAILED}/trickster/permissions`, 'group <img', 'resource <img'],
  [`/operator-hub-installed/ns/${TRAPS}/~leftovers`, 'left-tricks.v1.0.0'],
  ['/operator-hub-updates/all-namespaces', 'installplans <img'],
  ['/operator-hub-updates/all-namespaces?tab=history', 'trickster 6.5.0'],
  ['/operator-hub-updates/all-namespaces?tab=readiness', NAME, 'limit <img'],
  ['/dashboards', NAME],
  ['/dashboards/operator-hub', NAME],
  [
    '/operator-hub-sources/all-namespaces',
    `${UNDISGUISED} catalog <img`,
    `${UNDISGUISED} publisher <img`,
  ],
  [SOURCE, `${UNDISGUISED} publisher <img`, 'about the catalog <img'],
  [`${SOURCE}/packages`, '<img src=x'],
  [`${SOURCE}/pod`, 'pod <img', 'waiting <img', 'image id <img', 'log <img'],
  ['/operator-hub-sources/ns/openshift-marketplace/community-operators/subscriptions', NAME],
  [`${SOURCE}/yaml`, 'catalog <img'],
  [`${SOURCE}/~edit`, 'Preview'],
];

test('texts of catalogs, controllers and events run no script, with and without the console’s content security policy', async ({
  page,
  hub,
}) => {
  test.setTimeout(180_000);
  const policy = policyOf(await page.goto(`${hub.url}${PLACES[0]?.[0] ?? ''}`));
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  const plan = await aHostileCluster(hub);
  await hostileAnswers(page);

  await test.step('with the content security policy', () => look(page, { url: hub.url, plan }));

  await test.step('without the content security policy', async () => {
    await withoutPolicy(page, hub.url);
    await look(page, { url: hub.url, plan });
  });
});

test('the message of an admission rule runs no script', async ({ page, hub }) => {
  const path = '*/namespaces/*/subscriptions';
  const denied = {
    kind: 'admission-denied',
    webhook: 'a.policy.io',
    message: trick('rule'),
  } as const;
  await openInstall(hub, {
    packageName: 'ledger-logging',
    choices: { mode: 'OwnNamespace', namespace: 'books' },
  });
  await expect(installButton(page)).toBeEnabled(SOON);
  await hub.broken({ path, verbs: ['create'], dryRun: false, ...denied });
  await installButton(page).click();
  await expect(planned(page, 'Subscription').getByText('rule <img').first()).toBeVisible(SOON);
  await expectHarmless(page);
});

test('the guard of these tests detects a script that runs', async ({ browser, hub }) => {
  const context = await browser.newContext();
  const { complaints } = await guarded(context, hub.url);
  const page = await context.newPage();
  await page.goto(`${hub.url}/operator-hub-catalog/all-namespaces`);
  expect(await runsInline(page)).toBe(false);
  await withoutPolicy(page, hub.url);
  await page.goto(`${hub.url}/operator-hub-catalog/all-namespaces`);
  expect(await runsInline(page)).toBe(true);
  await page.evaluate(() => {
    void fetch('https://one.example.com/fetch').catch(() => undefined);
    navigator.sendBeacon('https://two.example.com/beacon');
    new WebSocket('wss://three.example.com/socket');
    new Worker('data:text/javascript,1');
    window.open('https://four.example.com/tab');
    alert('five');
    setTimeout(() => {
      throw new Error('six');
    });
  });
  const expected = [
    /^Content-Security-Policy: script-src/,
    /^request: https:\/\/one/,
    /^request: https:\/\/two/,
    /^WebSocket to wss:\/\/three/,
    /^worker from data:/,
    /^request: https:\/\/four/,
    /^dialog: five/,
    /^exception: six/,
  ];
  for (const sign of expected) {
    await expect.poll(() => complaints.filter((complaint) => sign.test(complaint))).not.toEqual([]);
  }
  await context.close();
});

type Where = { readonly url: string; readonly plan: string };

async function look(page: Page, { url, plan }: Where): Promise<void> {
  await page.goto(`${url}${PLACES[0]?.[0] ?? ''}`);
  for (const [path, ...shown] of PLACES) {
    await test.step(path, async () => {
      await goWithin(page, path.replace('PLAN', plan));
      await unfold(page, path);
      for (const text of shown) {
        await expect(page.locator('body')).toContainText(text, SOON);
      }
      await expectHarmless(page);
    });
  }
}

/** Collapsed content is rendered only when it is opened. */
async function unfold(page: Page, path: string): Promise<void> {
  const [, ...names] = FOLDED.find(([folded]) => folded === path) ?? [path];
  for (const name of names) await page.getByRole('button', { name }).first().click(SOON);
}

const FOLDED: readonly (readonly [path: string, ...buttons: readonly RegExp[]])[] = [
  [PLACES[0]?.[0] ?? '', /^Package .* is deprecated$/],
  [`${PACKAGE}?${OTHER_CHANNEL}`, /^Show \d+ more$/, /^Channel .* is deprecated$/],
  [`/operator-hub-installed/ns/${FAILED}/trickster`, /more findings$/],
  ['/dashboards', /^Operator Hub$/],
];

/** Serves pages without the policy from now on. */
async function withoutPolicy(page: Page, url: string): Promise<void> {
  await page.route(`${url}/operator-hub-catalog/**`, async (route) => {
    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(([name]) => name !== POLICY);
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });
}

/** The policy that a browser enforces. */
function policyOf(response: Response | null): string {
  return response?.headers()[POLICY] ?? '';
}

const POLICY = 'content-security-policy';

/** Whether an inline script runs. */
function runsInline(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRun = true';
    document.head.append(script);
    return 'hasRun' in window;
  });
}
