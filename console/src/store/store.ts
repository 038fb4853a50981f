import type { ImpersonateKind } from '@openshift-console/dynamic-plugin-sdk/lib/app/redux-types';
import { Map as ImmutableMap } from 'immutable';
import { applyMiddleware, combineReducers, legacy_createStore } from 'redux';
import type { Reducer, UnknownAction } from 'redux';
import { thunk } from 'redux-thunk';
import { serverFlags } from '../serverFlags';
import { k8sReducer } from './k8sReducer';
import type { ConsoleState, FlagTree } from './state';

const SET_FLAG = 'setFlag';
const BEGIN_IMPERSONATE = 'beginImpersonate';
const END_IMPERSONATE = 'endImpersonate';

/** Sets a feature flag; `undefined` means that it is not known yet. */
export function setFlag(flag: string, value: boolean | undefined): SetFlag {
  return { type: SET_FLAG, payload: { flag, value } };
}

/** From now on the user acts as another. */
export function beginImpersonate(payload: ImpersonateKind): BeginImpersonate {
  return { type: BEGIN_IMPERSONATE, payload };
}

/** From now on they act as themselves. */
export function endImpersonate(): UnknownAction {
  return { type: END_IMPERSONATE };
}

const flagReducer: Reducer<FlagTree> = (
  state = ImmutableMap<string, boolean | undefined>(),
  action,
) => (isSetFlag(action) ? state.set(action.payload.flag, action.payload.value) : state);

/** As the console's own reducer: `impersonate` exists only during an impersonation. */
const coreReducer: Reducer<ConsoleState['sdkCore']> = (
  state = { user: { username: serverFlags.user } },
  action,
) => {
  if (isBeginImpersonate(action)) return { ...state, impersonate: action.payload };
  if (action.type !== END_IMPERSONATE) return state;
  const { impersonate, ...others } = state;
  return impersonate === undefined ? state : others;
};

/** The one store, in the shape that the SDK expects: `k8s`, `FLAGS` and `sdkCore`. */
export const store = legacy_createStore(
  combineReducers({ k8s: k8sReducer, FLAGS: flagReducer, sdkCore: coreReducer }),
  applyMiddleware(thunk),
);

type SetFlag = {
  readonly type: typeof SET_FLAG;
  readonly payload: { readonly flag: string; readonly value: boolean | undefined };
};

type BeginImpersonate = {
  readonly type: typeof BEGIN_IMPERSONATE;
  readonly payload: ImpersonateKind;
};

function isBeginImpersonate(action: UnknownAction): action is BeginImpersonate {
  return action.type === BEGIN_IMPERSONATE;
}

function isSetFlag(action: UnknownAction): action is SetFlag {
  return action.type === SET_FLAG;
}
