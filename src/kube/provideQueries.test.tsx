import { useQuery } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageFrame } from '~/ui/lazy/PageFrame';
import { actAs } from '~/test/acting';
import { answering, asksForPermissions, requests } from '~/test/consoleSdk';
import { useReadsInstalled } from '~/overview/read/useReadsInstalled';
import { configMapModel } from './models/core';
import { sameActor } from './useOwnAnswers';
import { provideQueries } from './provideQueries';
import { whoAmI } from './request';
import { readTab, writeTab } from './tabStorage';
import { create } from './write';

/** The signed-in user, and whom the console impersonates. */
let signedIn = 'admin';
let acting: string | null = null;

const review = (username: string) => ({ status: { userInfo: { username, groups: [] } } });

/** Impersonates by the console's menu, of which the page learns only that permissions are asked for again. */
async function impersonate(name: string | null): Promise<void> {
  acting = name;
  act(() => {
    asksForPermissions(true);
  });
  await act(() => {
    asksForPermissions(false);
    return Promise.resolve();
  });
}

function leaveAndComeBack(): void {
  act(() => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
  });
}

beforeEach(() => {
  answering(({ url }) =>
    url.endsWith('selfsubjectreviews') ? review(acting ?? signedIn) : undefined,
  );
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(review(signedIn))));
});

afterEach(() => {
  signedIn = 'admin';
  acting = null;
  actAs();
});

const Page = provideQueries(WhoAmI);
const Framed = () => (
  <PageFrame>
    <Page />
  </PageFrame>
);

describe('a user who impersonates another', () => {
  it('sees no responses of the other, and their own again afterward', async () => {
    render(<Framed />);
    expect(await screen.findByText(/admin/)).toBeVisible();
    await impersonate('limited');
    expect(screen.queryByText(/admin/)).not.toBeInTheDocument();
    expect(await screen.findByText(/limited/)).toBeVisible();
    await impersonate(null);
    expect(screen.queryByText(/limited/)).not.toBeInTheDocument();
    expect(await screen.findByText(/admin/)).toBeVisible();
  });

  it('repeats requests that the console polls', async () => {
    answering(({ url }) =>
      url.endsWith('/selfsubjectaccessreviews')
        ? { status: { allowed: acting === null } }
        : undefined,
    );
    const { result } = renderHook(useReadsInstalled);
    await waitFor(() => {
      expect(result.current).toBe(true);
    });
    await impersonate('limited');
    await waitFor(() => {
      expect(result.current).toBe(false);
    });
  });
});

describe('another user who logs in, in another tab', () => {
  it('does not see the page, and is told so', async () => {
    render(<Framed />);
    expect(await screen.findByText(/admin/)).toBeVisible();
    writeTab('run', 'of the administrator');
    const assertSameActor = sameActor();
    signedIn = 'mallory';
    leaveAndComeBack();
    expect(await screen.findByText('Another user is logged in')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(screen.queryByText(/mallory|"admin"/)).not.toBeInTheDocument();
    expect(readTab('run')).toBeNull();
    expect(assertSameActor).toThrow('another user');
    await expect(createOne()).rejects.toThrow('another user');
  });

  it('changes nothing in the name of the page, although it is in the background', async () => {
    render(<Framed />);
    expect(await screen.findByText(/admin/)).toBeVisible();
    signedIn = 'mallory';
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    window.dispatchEvent(new Event('blur'));
    await expect(createOne()).rejects.toThrow('another user');
    expect(requests().filter(({ url }) => url.includes('configmaps'))).toEqual([]);
  });
});

it('offers nothing stored where the identity cannot be read', async () => {
  writeTab('run', 'of the administrator');
  acting = 'unread';
  answering(() => undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 403 })));
  render(<Framed />);
  await impersonate('unread');
  await screen.findByText(/unread/);
  expect(readTab('run')).toBeNull();
  writeTab('run', 'of nobody');
  expect(Object.values(sessionStorage)).not.toContain('of nobody');
});

function createOne() {
  const metadata = { name: 'a', namespace: 'b' };
  return create(configMapModel, { apiVersion: 'v1', kind: 'ConfigMap', metadata });
}

function WhoAmI() {
  const { data } = useQuery({ queryKey: ['who'], queryFn: ({ signal }) => whoAmI(signal) });
  return <p>{data}</p>;
}
