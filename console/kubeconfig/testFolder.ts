/** Temporary folders with kubeconfigs, for tests. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';

export type TestFolder = {
  readonly path: (name: string) => string;
  /** Writes a file and returns its path. */
  readonly write: (name: string, text: string, mode?: number) => Promise<string>;
  /** Writes a kubeconfig with one context, `dev` of cluster `home` and user `ann`. */
  readonly kubeconfig: (parts: KubeconfigParts) => Promise<string>;
  readonly remove: () => Promise<void>;
};

type KubeconfigParts = { readonly cluster?: object; readonly user?: object };

export async function createTestFolder(): Promise<TestFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'kubeconfig-'));
  const write = async (name: string, text: string, mode = 0o600) => {
    const file = join(folder, name);
    await writeFile(file, text, { mode });
    return file;
  };
  return {
    path: (name) => join(folder, name),
    write,
    kubeconfig: ({ cluster = {}, user = {} }) =>
      write(
        'config',
        stringify({
          apiVersion: 'v1',
          kind: 'Config',
          'current-context': 'dev',
          contexts: [{ name: 'dev', context: { cluster: 'home', user: 'ann' } }],
          clusters: [{ name: 'home', cluster: { server: 'https://127.0.0.1:6443', ...cluster } }],
          users: [{ name: 'ann', user }],
        }),
      ),
    remove: () => rm(folder, { recursive: true }),
  };
}
