import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import webpack, { type Stats } from 'webpack';
import { AnyConsoleVersion } from './anyConsoleVersion';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-version-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

it('removes the required version of the console’s singletons only', async () => {
  await writeFile(join(folder, 'index.js'), "import 'single'; import 'other';");
  const shared = { import: false, requiredVersion: '~7.13.1' } as const;
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './index.js',
    plugins: [
      new webpack.sharing.ConsumeSharedPlugin({
        consumes: { single: { ...shared, singleton: true }, other: shared },
      }),
      new AnyConsoleVersion(),
    ],
  });
  compiler.hooks.shouldEmit.tap('test', () => false);
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler.run((error, found) => {
      if (error === null) resolve(found);
      else reject(error);
    });
  });
  const codes = [...(stats?.compilation.modules ?? [])]
    .filter(({ type }) => type === 'consume-shared-module')
    .map((module) => {
      const options: unknown = 'options' in module ? module.options : null;
      return JSON.stringify(options);
    });
  expect(codes.find((text) => text.includes('"single"'))).toContain('"requiredVersion":false');
  expect(codes.find((text) => text.includes('"other"'))).toContain('"requiredVersion":[');
});
