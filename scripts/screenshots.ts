/** `npm run screenshots`: builds unless `--skip-build` is given, and takes the pictures of README.md in the demo. */
import { spawnSync } from 'node:child_process';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from './chromium';
import { type LocalHub, startLocalHub } from './demo/hub';

type State = NonNullable<NonNullable<Parameters<typeof startLocalHub>[0]>['state']>;

type Picture = {
  readonly file: string;
  readonly state: State;
  readonly path: string;
  /** A text that appears when the page is complete. */
  readonly shown: string;
};

const LEDGER = 'openshift-marketplace~redhat-operators~ledger-logging';

const PICTURES: readonly Picture[] = [
  {
    file: 'docs/catalog.png',
    state: 'busy',
    path: '/operator-hub-catalog/all-namespaces',
    shown: 'Update to',
  },
  {
    file: 'docs/install.png',
    state: 'busy',
    path: `/operator-hub-catalog/all-namespaces/${LEDGER}/install?mode=OwnNamespace&namespace=openshift-ledger`,
    shown: 'dry run succeeded',
  },
  {
    file: 'docs/operator.png',
    state: 'troubles',
    path: '/operator-hub-installed/ns/wrong-install-mode/plain-label',
    shown: 'Edit OperatorGroup',
  },
];

if (!process.argv.includes('--skip-build')) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
const executablePath = chromiumPath();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  ...(executablePath === undefined ? {} : { executablePath }),
});
for (const picture of PICTURES) {
  const hub = await startLocalHub({ state: picture.state, pace: 0.1 });
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await take(page, hub, picture);
  await page.close();
  await hub.stop();
  console.log(picture.file);
}
await browser.close();

async function take(page: Page, { url }: LocalHub, { file, path, shown }: Picture): Promise<void> {
  await page.goto(`${url}${path}`);
  await page.getByText(shown).first().waitFor({ timeout: 60_000 });
  // Icons and counts follow the text.
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file });
}
