import type { Page } from '@playwright/test';
import {
  card,
  drawer,
  facetValue,
  nameLink,
  openCatalog,
  search,
  tiles,
} from '../fixtures/catalog';
import { anOperatorGroup } from '../fixtures/cluster';
import { expect, test } from '../fixtures/hub';

const DEMO = 'it knows the packages of the demo';

test('one click finds the Operators for a word that need not watch the whole cluster', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, DEMO);
  await countClicks(page);
  await openCatalog(hub);
  await page.keyboard.press('/');
  await page.keyboard.type('logs');
  await expect(card(page, 'lantern-observability')).toBeVisible();
  await facetValue(page, 'Installs into', 'Not only cluster-wide').check();
  await expect(card(page, 'lantern-observability')).toHaveCount(0);
  await expect(card(page, 'ledger-logging')).toBeVisible();
  expect(await clicks(page)).toBe(1);

  await test.step('a bookmark with a former value still filters', async () => {
    await openCatalog(hub, '?q=logs&mode=SingleNamespace');
    await expect(facetValue(page, 'Installs into', 'One project')).toBeChecked();
    await expect(card(page, 'lantern-observability')).toHaveCount(0);
  });
});

test('the toolbar stays in view, in one row, above the first row of tiles', async ({
  page,
  hub,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    // 200 %.
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openCatalog(hub);
    await expect(tiles(page).first()).toBeInViewport({ ratio: 1 });
    const tools = [
      search(page),
      page.getByText(/^\d+ of \d+$/),
      page.getByRole('combobox', { name: 'Sort by' }),
      page.getByRole('group', { name: 'View as' }),
      ...(width < 1000 ? [page.getByRole('button', { name: 'Show filters' })] : []),
    ];
    const rows = await Promise.all(tools.map(async (tool) => middle(await tool.boundingBox())));
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThan(5);
    await page.mouse.move(width * 0.6, height * 0.8);
    await page.mouse.wheel(0, 600);
    await expect(tiles(page).first()).not.toBeInViewport();
    for (const tool of tools) await expect(tool).toBeInViewport({ ratio: 1 });
    await search(page).click({ trial: true });
  }
});

test('the details beside the tiles show what an Operator is at first sight', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, DEMO);
  await openCatalog(hub);
  await nameLink(page, 'ledger-logging').click();
  const details = drawer(page);
  const parts = [
    details.getByRole('heading', { name: 'Ledger Logging', level: 2 }),
    details.getByRole('link', { name: 'Install', exact: true }),
    details.getByText(/Blocks cluster upgrades/),
    details.getByRole('heading', { name: 'Description' }),
    details.getByText(/^Ledger reads the log lines/),
  ];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  const [channel, version] = await Promise.all(
    ['Channel', 'Version'].map((name) => details.getByLabel(name, { exact: true }).boundingBox()),
  );
  expect(channel?.y).toBe(version?.y);
});

test('the button to close the details is not over their actions', async ({ page, hub }) => {
  test.skip(hub.isRemote, DEMO);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [800, 900],
    [720, 450],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openCatalog(hub);
    await nameLink(page, 'ledger-logging').click();
    const details = drawer(page);
    const [close, ...actions] = await Promise.all(
      [
        details.getByRole('button', { name: 'Close details' }),
        details.getByRole('link', { name: 'Install', exact: true }),
        details.getByRole('link', { name: 'View details' }),
      ].map(async (control) => {
        await expect(control).toBeInViewport({ ratio: 1 });
        return control.boundingBox();
      }),
    );
    for (const action of actions) expect(isOver(close ?? null, action)).toBe(false);
  }
});

const REFUSAL =
  'You do not have permission to create operatorgroups.operators.coreos.com in namespace team-a.';
const USERS = 'a console elsewhere has users of its own';

test('a project administrator sees at once that nothing can be installed, with a request to copy', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, USERS);
  await hub.signIn('project-admin');
  await openCatalog(hub, '', 'ns/team-a');
  await expect(page.getByText(REFUSAL)).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole('button', { name: 'Copy request for an administrator' }),
  ).toBeVisible();
  await expect(facetValue(page, 'Installs into', 'This project')).toHaveCount(0);
});

test('a project administrator finds the Operators that fit the OperatorGroup of the project', async ({
  page,
  hub,
}) => {
  test.skip(hub.isRemote, USERS);
  await anOperatorGroup(hub, 'team-a');
  await hub.signIn('project-admin');
  await openCatalog(hub, '', 'ns/team-a');
  await expect(page.getByText(REFUSAL)).toHaveCount(0);
  await facetValue(page, 'Installs into', 'This project').check();
  await expect(card(page, 'ledger-logging')).toBeVisible();
  await expect(card(page, 'lantern-observability')).toHaveCount(0);
});

async function countClicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => {
      const { dataset } = document.documentElement;
      dataset['clicks'] = String(Number(dataset['clicks'] ?? 0) + 1);
    });
  });
}

async function clicks(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['clicks'] ?? 0));
}

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} | null;

function isOver(one: Box, other: Box): boolean {
  if (one === null || other === null) return true;
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  const isBelow = one.y >= other.y + other.height || other.y >= one.y + one.height;
  return !isBeside && !isBelow;
}

function middle(box: Box): number {
  return box === null ? Number.NaN : box.y + box.height / 2;
}
