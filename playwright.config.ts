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
  // A test that passes on its second try hides a fault of the product or of the test.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['html', { open: 'never' }], ['./scripts/specReporter.ts']],
  use: {
    testIdAttribute: 'data-test',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // A recording costs about as much as the page itself: `npm run test:e2e -- --trace on` for the test that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    ignoreHTTPSErrors: process.env['BASE_URL'] !== undefined,
    ...(process.env['STORAGE_STATE'] === undefined
      ? {}
      : { storageState: process.env['STORAGE_STATE'] }),
    launchOptions: { args: QUIET, ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
