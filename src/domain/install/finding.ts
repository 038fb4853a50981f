import type { InstallModeType } from '../catalog/operatorPackage';

/** Something to know before installing. An error is certain to make the installation fail. */
export type Finding = { readonly severity: 'error' | 'warning' | 'info' } & Cause;

export type Cause =
  | { readonly kind: 'channel-unknown'; readonly channel: string }
  | { readonly kind: 'version-unknown'; readonly channel: string; readonly version: string }
  | { readonly kind: 'mode-unsupported'; readonly mode: InstallModeType }
  | { readonly kind: 'namespace-missing' }
  | { readonly kind: 'namespace-invalid'; readonly namespace: string }
  | { readonly kind: 'namespace-terminating'; readonly namespace: string }
  | { readonly kind: 'namespace-privileged'; readonly namespace: string }
  | { readonly kind: 'target-missing' }
  | { readonly kind: 'targets-too-few' }
  | { readonly kind: 'target-is-own'; readonly namespace: string }
  | { readonly kind: 'target-not-found'; readonly namespace: string }
  | { readonly kind: 'own-target-unsupported'; readonly namespace: string }
  | {
      readonly kind: 'several-operator-groups';
      readonly namespace: string;
      readonly groups: readonly string[];
    }
  | {
      readonly kind: 'operator-group-mismatch';
      readonly group: string;
      readonly groupMode: InstallModeType;
      /** Empty for all namespaces, and when its selector matches none. */
      readonly groupTargets: readonly string[];
    }
  | {
      readonly kind: 'already-subscribed';
      readonly subscription: string;
      readonly namespace: string;
    }
  | { readonly kind: 'subscribed-elsewhere'; readonly namespaces: readonly string[] }
  | { readonly kind: 'api-clash'; readonly namespace: string; readonly kinds: readonly string[] }
  | {
      readonly kind: 'shared-approval';
      readonly namespace: string;
      readonly subscriptions: readonly string[];
    }
  | {
      readonly kind: 'held-by-others';
      readonly namespace: string;
      readonly subscriptions: readonly string[];
    }
  | { readonly kind: 'not-held'; readonly version: string; readonly head: string }
  | { readonly kind: 'deprecated'; readonly message: string };
