import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/chromium';

/** Chromium's own traffic is switched off: the pages under test talk to this machine only. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = chromiumPath();

export default defineConfig({
  testDir: 'integration-tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // Two tests share two cores with a cluster there. One that needed its second try is listed as flaky, to be looked at.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    testIdAttribute: 'data-test',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // To record every test costs about as much as the page itself; where there is a second try, that one is recorded.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    ignoreHTTPSErrors: process.env['BASE_URL'] !== undefined,
    ...(process.env['STORAGE_STATE'] === undefined
      ? {}
      : { storageState: process.env['STORAGE_STATE'] }),
    launchOptions: { args: QUIET, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
