import { Map as ImmutableMap } from 'immutable';
import { applyMiddleware, combineReducers, legacy_createStore } from 'redux';
import type { Reducer, UnknownAction } from 'redux';
import { thunk } from 'redux-thunk';
import { serverFlags } from '../serverFlags';
import { k8sReducer } from './k8sReducer';
import type { ConsoleState, FlagTree } from './state';

const SET_FLAG = 'setFlag';

/** Sets a feature flag; `undefined` means that it is not known yet. */
export function setFlag(flag: string, value: boolean | undefined): SetFlag {
  return { type: SET_FLAG, payload: { flag, value } };
}

const flagReducer: Reducer<FlagTree> = (
  state = ImmutableMap<string, boolean | undefined>(),
  action,
) => (isSetFlag(action) ? state.set(action.payload.flag, action.payload.value) : state);

const coreReducer: Reducer<ConsoleState['sdkCore']> = (
  state = { user: { username: serverFlags.user } },
) => state;

/** The one store, in the shape that the SDK expects: `k8s`, `FLAGS` and `sdkCore`. */
export const store = legacy_createStore(
  combineReducers({ k8s: k8sReducer, FLAGS: flagReducer, sdkCore: coreReducer }),
  applyMiddleware(thunk),
);

type SetFlag = {
  readonly type: typeof SET_FLAG;
  readonly payload: { readonly flag: string; readonly value: boolean | undefined };
};

function isSetFlag(action: UnknownAction): action is SetFlag {
  return action.type === SET_FLAG;
}
