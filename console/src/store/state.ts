import type { CoreState } from '@openshift-console/dynamic-plugin-sdk/lib/app/redux-types';
import type { Map as ImmutableMap } from 'immutable';

/** The k8s part of the store in the shape that the SDK's watch hooks read: RESOURCES, and one entry per watch. */
export type K8sTree = ImmutableMap<string, unknown>;

export type FlagTree = ImmutableMap<string, boolean | undefined>;

export type ConsoleState = {
  readonly k8s: K8sTree;
  readonly FLAGS: FlagTree;
  readonly sdkCore: CoreState;
};
