import type { ResourceModel } from '~/kube/models/meta';
import type { Cause } from './cause';
import type { InstallChoices } from '~/install/rules/form';

/** Something to know before installing: what is the case, which object it is about, and what mends it. */
export type Finding = {
  readonly severity: Severity;
  /** `null`: the form itself. */
  readonly object: NamedObject | null;
  /** The best first; none where it takes more than another choice. */
  readonly fixes: readonly Fix[];
} & Cause;

/**
 * `error`: certain to make the installation fail, which blocks it. `predicted`: the catalogs let predict that a part of it
 * fails; the user has to confirm the installation.
 */
export type Severity = 'error' | 'predicted' | 'warning' | 'info';

export type NamedObject = {
  readonly model: ResourceModel;
  readonly name: string;
  /** `null`: cluster-scoped. */
  readonly namespace: string | null;
  /** There is nothing yet to look at. */
  readonly isMissing?: boolean;
};

export type Fix =
  | { readonly kind: 'choose'; readonly choices: InstallChoices }
  /** The package is installed already: go on with that Subscription. */
  | { readonly kind: 'use-existing'; readonly namespace: string; readonly subscription: string };

type Details = Partial<Pick<Finding, 'object' | 'fixes'>>;

export function finding(severity: Severity, cause: Cause, details: Details = {}): Finding {
  return { object: null, fixes: [], ...details, severity, ...cause };
}

/** The finding where it is the case, as a list to be spread. */
export function when(isSo: boolean, found: Finding): readonly Finding[] {
  return isSo ? [found] : [];
}

export function choose(choices: InstallChoices): Fix {
  return { kind: 'choose', choices };
}
