import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { getFile } from '~/kube/request';
import { keepIcon, keptIcon } from '~/olm/read/packageIndex/indexThread';
import { queryClient } from '~/kube/queryClient';
import { currentUser } from './packageContents';
import { packageIcon } from './packageIcon';

vi.mock(import('~/kube/request'), async (actual) => ({ ...(await actual()), getFile: vi.fn() }));
vi.mock(import('~/olm/read/packageIndex/indexThread'), async (actual) => ({
  ...(await actual()),
  keptIcon: vi.fn(() => Promise.resolve(null)),
  keepIcon: vi.fn(() => Promise.resolve()),
}));

const PNG = 'data:image/png;base64,AAAA';
const key = { catalog: 'community', catalogNamespace: 'openshift-marketplace' };
const unasked = new AbortController().signal;
let count = 0;

/** An icon that no other test has shown. */
function anIcon() {
  count += 1;
  const packageName = `quill-${count}`;
  const of = { key: { ...key, packageName }, defaultChannel: 'stable', headCsv: 'quill.v1' };
  return { icon: packageIcon('team-a', of), id: `openshift-marketplace/community/${packageName}` };
}

function answer(type: string, bytes = 3): void {
  vi.mocked(getFile).mockResolvedValue(new Blob([new Uint8Array(bytes)], { type }));
}

beforeEach(() => {
  vi.clearAllMocks();
  queryClient.setQueryData(currentUser().queryKey, 'paula');
});

it('is requested in the namespace of the package, then available and cached', async () => {
  answer('image/png;charset=utf-8');
  const { icon, id } = anIcon();
  expect(icon.atHand()).toBeNull();
  expect(await icon.fetched(unasked)).toBe(PNG);
  const [, address, signal] = vi.mocked(getFile).mock.calls[0] ?? [];
  expect(address).toMatchObject({ namespace: 'team-a', name: 'quill-1', subresource: 'icon' });
  expect(signal).toBe(unasked);
  expect(icon.atHand()).toBe(PNG);
  await waitFor(() => {
    expect(keepIcon).toHaveBeenCalledWith('paula', { id, version: 'stable.quill.v1' }, PNG);
  });
});

it('comes from the cache, for this user and version', async () => {
  const { icon, id } = anIcon();
  vi.mocked(keptIcon).mockResolvedValueOnce(PNG);
  expect(await icon.kept()).toBe(PNG);
  expect(keptIcon).toHaveBeenCalledWith('paula', { id, version: 'stable.quill.v1' });
  expect(icon.atHand()).toBe(PNG);
});

it('is neither cached nor searched while the user is unknown', async () => {
  queryClient.removeQueries({ queryKey: currentUser().queryKey });
  answer('image/png');
  const { icon } = anIcon();
  expect(await icon.kept()).toBeNull();
  expect(await icon.fetched(unasked)).toBe(PNG);
  expect([keptIcon, keepIcon].every((one) => vi.mocked(one).mock.calls.length === 0)).toBe(true);
});

it.each(['text/html', 'application/javascript', ''])(
  'does not exist with the response %j',
  async (type) => {
    answer(type);
    const { icon } = anIcon();
    expect(await icon.fetched(unasked)).toBeNull();
    expect(icon.atHand()).toBeNull();
  },
);

it('is shown but not cached if it is large and cannot be reduced', async () => {
  answer('image/png', 40_000);
  const { icon } = anIcon();
  expect(await icon.fetched(unasked)).toMatch(/^data:image\/png/);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(keepIcon).not.toHaveBeenCalled();
});
