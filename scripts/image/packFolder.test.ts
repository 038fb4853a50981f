import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesIn, packFolder } from './packFolder';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pack-'));
  await mkdir(join(folder, 'built/fonts'), { recursive: true });
  await writeFile(join(folder, 'built/a.js'), 'a();'.repeat(100));
  await writeFile(join(folder, 'built/fonts/a.woff2'), 'font');
});

afterAll(() => rm(folder, { recursive: true }));

it('writes reproducible compressed copies of each file', async () => {
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  await packFolder(join(folder, 'built'), one);
  await packFolder(join(folder, 'built'), other);
  const files = ['a.js', 'a.js.br', 'a.js.gz', 'fonts/a.woff2'];
  expect(await filesIn(one)).toEqual(files);
  for (const file of files) {
    expect(await readFile(join(one, file))).toEqual(await readFile(join(other, file)));
  }
});

it('keeps nothing of an earlier build', async () => {
  const packed = join(folder, 'again');
  await mkdir(packed);
  await writeFile(join(packed, 'old-chunk.js'), '');
  await packFolder(join(folder, 'built'), packed);
  expect(await filesIn(packed)).not.toContain('old-chunk.js');
});
