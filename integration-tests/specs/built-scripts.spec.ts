import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PLUGIN_DIR } from '../../scripts/demo/hub';

/** Code that a strict Content-Security-Policy blocks, or that inserts markup. */
const FORBIDDEN =
  /(?<![.}])\beval\b|(?:window|self|globalThis)\.eval\b|\bFunction\(|set(?:Timeout|Interval)\(["'`]|javascript:|document\.write|insertAdjacentHTML|srcdoc|<script\b|setAttribute\(["'`]style/g;

/**
 * Occurrences in libraries, and why they do not run: end-to-end tests use a policy without `unsafe-eval` and fail on a
 * violation.
 */
const KNOWN: Readonly<Record<string, string>> = {
  'this||new Function("return this")()': 'webpack: where there is no globalThis',
  '||Function("return this")()': 'lodash of PatternFly: where there is no self',
  '.innerHTML="<script><\\/script>"':
    'React: makes an empty element for a script of the page’s own',
};

test('no built file evaluates text or adds a script to the page', async () => {
  const names = (await readdir(PLUGIN_DIR)).filter((name) => name.endsWith('.js'));
  expect(names.length).toBeGreaterThan(100);
  const found = new Set<string>();
  for (const name of names) {
    const text = await readFile(join(PLUGIN_DIR, name), 'utf8');
    for (const { index } of text.matchAll(FORBIDDEN)) {
      const around = text.slice(Math.max(0, index - 40), index + 40);
      const known = Object.keys(KNOWN).find((one) => around.includes(one));
      expect(known, `${name}: ${around}`).toBeDefined();
      if (known !== undefined) found.add(known);
    }
  }
  // Exceptions for code that no longer exists must be removed.
  expect([...found].toSorted()).toEqual(Object.keys(KNOWN).toSorted());
});
