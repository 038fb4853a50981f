import type { ResourceModel } from '~/kube/models/meta';
import type { Cause } from './cause';
import type { InstallChoices } from '~/install/rules/form';

/** A fact to know before installing: the cause, the object and the fixes. */
export type Finding = {
  readonly severity: Severity;
  /** `null`: the form itself. */
  readonly object: NamedObject | null;
  /** The best first; empty if another choice is not sufficient. */
  readonly fixes: readonly Fix[];
} & Cause;

/**
 * `error`: certain to make the installation fail, which blocks it. `predicted`: the catalogs predict a partial failure,
 * which the user must confirm.
 */
export type Severity = 'error' | 'predicted' | 'warning' | 'info';

export type NamedObject = {
  readonly model: ResourceModel;
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  /** Does not exist yet. */
  readonly isMissing?: boolean;
};

export type Fix =
  | { readonly kind: 'choose'; readonly choices: InstallChoices }
  /** The package is already installed: continue with that Subscription. */
  | { readonly kind: 'use-existing'; readonly namespace: string; readonly subscription: string };

type Details = Partial<Pick<Finding, 'object' | 'fixes'>>;

export function finding(severity: Severity, cause: Cause, details: Details = {}): Finding {
  return { object: null, fixes: [], ...details, severity, ...cause };
}

/** The finding if the condition is true, as a list. */
export function when(isSo: boolean, found: Finding): readonly Finding[] {
  return isSo ? [found] : [];
}

export function choose(choices: InstallChoices): Fix {
  return { kind: 'choose', choices };
}
