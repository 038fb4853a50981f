import { useQuery } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import { afterEach, describe, expect, it } from 'vitest';
import { whoAmI } from './request';
import { answering } from '~/test/consoleSdk';
import { useReadsInstalled } from '~/overview/read/useReadsInstalled';
import { provideQueries } from './provideQueries';

type Acting = { readonly kind: string; readonly name: string; readonly groups?: string[] };
type State = { readonly sdkCore: { readonly impersonate?: Acting | undefined } };

/** The part of the console's store that has the impersonated user. */
const store = legacy_createStore(
  (state: State = { sdkCore: {} }, action: { readonly type: string; readonly as?: Acting }) =>
    action.type === 'act' ? { sdkCore: { impersonate: action.as } } : state,
);

function actAs(as?: Acting): void {
  act(() => {
    store.dispatch({ type: 'act', ...(as === undefined ? {} : { as }) });
  });
}

const LIMITED = { kind: 'User', name: 'limited' };

afterEach(() => {
  actAs();
});

describe('a user who impersonates another', () => {
  it('sees no responses of the other, and their own again afterward', async () => {
    answering(({ url }) => (url.endsWith('reviews') ? answerTo() : undefined));
    const Page = provideQueries(WhoAmI);
    const page = render(
      <Provider store={store}>
        <Page />
      </Provider>,
    );
    expect(await screen.findByText(/admin/)).toBeVisible();
    actAs(LIMITED);
    expect(screen.queryByText(/admin/)).not.toBeInTheDocument();
    expect(await screen.findByText(/limited/)).toBeVisible();
    // The console unmounts the page before the answer.
    page.unmount();
    actAs({ ...LIMITED, groups: ['team'] });
    render(
      <Provider store={store}>
        <Page />
      </Provider>,
    );
    expect(screen.queryByText(/limited/)).not.toBeInTheDocument();
    expect(await screen.findByText(/limited of team/)).toBeVisible();
  });

  it('repeats requests that the console polls', async () => {
    answering(({ url }) => {
      const allowed = store.getState().sdkCore.impersonate === undefined;
      return url.endsWith('/selfsubjectaccessreviews') ? { status: { allowed } } : undefined;
    });
    const { result } = renderHook(useReadsInstalled, {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    });
    await waitFor(() => {
      expect(result.current).toBe(true);
    });
    actAs(LIMITED);
    await waitFor(() => {
      expect(result.current).toBe(false);
    });
  });
});

function answerTo(): unknown {
  const { name = 'admin', groups = [] } = store.getState().sdkCore.impersonate ?? {};
  return { status: { userInfo: { username: [name, ...groups].join(' of ') } } };
}

function WhoAmI() {
  const { data } = useQuery({ queryKey: ['who'], queryFn: ({ signal }) => whoAmI(signal) });
  return <p>{data}</p>;
}
