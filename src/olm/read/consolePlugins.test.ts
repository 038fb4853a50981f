import { beforeEach, describe, expect, it } from 'vitest';
import { ClusterError } from '~/kube/clusterError';
import { listIn, recordIn } from '~/kube/json';
import { answering, requests, resetCluster } from '~/test/consoleSdk';
import { changePlugins } from './consolePlugins';

const CONSOLE = '/api/kubernetes/apis/operator.openshift.io/v1/consoles/cluster';
const patches = () => requests().filter(({ method }) => method === 'PATCH').length;

beforeEach(() => {
  resetCluster();
});

/** @param others the list after a change by another user, before the first, the second, … patch arrives */
function aConsoleWith(plugins: readonly string[], ...others: readonly (readonly string[])[]) {
  const stored = { plugins: [...plugins] };
  answering(({ method, url, body }) => {
    if (url !== CONSOLE) return undefined;
    if (method === 'GET') return { metadata: {}, spec: { plugins: stored.plugins } };
    stored.plugins = [...(others[patches() - 1] ?? stored.plugins)];
    const [test, ...additions] = listIn(body).map((one) => recordIn(one)['value']);
    if (JSON.stringify(test) !== JSON.stringify(stored.plugins)) refuse(422);
    stored.plugins.push(...additions.map(String));
    return {};
  });
  return stored;
}

function refuse(code: number): never {
  throw Object.assign(new Error('refused'), { code, json: {} });
}

async function enabling(...names: readonly string[]): Promise<void> {
  await changePlugins({ kind: 'enable', names });
}

describe('enabling console plugins', () => {
  it('adds them after those of others', async () => {
    const stored = aConsoleWith(['operator-hub']);
    await enabling('quill-console', 'quill-alerts');
    expect(stored.plugins).toEqual(['operator-hub', 'quill-console', 'quill-alerts']);
  });

  it('does nothing if repeated', async () => {
    const stored = aConsoleWith(['operator-hub']);
    await enabling('quill-console');
    await enabling('quill-console');
    expect(stored.plugins).toEqual(['operator-hub', 'quill-console']);
    expect(patches()).toBe(1);
  });

  it('keeps concurrent changes of others', async () => {
    const stored = aConsoleWith(['one'], ['one', 'two'], ['two', 'three']);
    await enabling('quill-console');
    expect(stored.plugins).toEqual(['two', 'three', 'quill-console']);
    expect(patches()).toBe(3);
  });

  it('does nothing if another user has enabled the same', async () => {
    const stored = aConsoleWith(['one'], ['one', 'quill-console']);
    await enabling('quill-console');
    expect(stored.plugins).toEqual(['one', 'quill-console']);
    expect(patches()).toBe(1);
  });

  it('fails after repeated conflicts', async () => {
    aConsoleWith([], ['1'], ['2'], ['3'], ['4'], ['5'], ['6']);
    await expect(enabling('quill-console')).rejects.toThrow(ClusterError);
    expect(patches()).toBe(5);
  });

  it('does not retry without permission, and names it', async () => {
    answering(({ method }) => (method === 'PATCH' ? refuse(403) : { spec: { plugins: [] } }));
    await expect(enabling('quill-console')).rejects.toMatchObject({
      failure: { kind: 'forbidden', permission: { verb: 'patch', resource: 'consoles' } },
    });
    expect(patches()).toBe(1);
  });
});
