import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { legacy_createStore } from 'redux';
import { useOwnAnswers } from '~/kube/useOwnAnswers';

type Acting = { readonly kind: string; readonly name: string };

/** The part of the console's store that has the impersonated user. */
const store = legacy_createStore(
  (_state: object | undefined, action: { readonly type: string; readonly as?: Acting }) => ({
    sdkCore: { impersonate: action.as },
  }),
);

/** Impersonates a user in the console while a page is open; without a name, ends the impersonation. */
export function actAs(name?: string): void {
  const page = renderHook(useOwnAnswers, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  act(() => {
    store.dispatch({ type: 'act', ...(name === undefined ? {} : { as: { kind: 'User', name } }) });
  });
  page.unmount();
}
