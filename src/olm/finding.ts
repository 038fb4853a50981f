import type { ConcernedObject } from '~/olm/messages/message';

/** One scale for forms, reviews and pages; each is PatternFly's variant of an alert. */
export type Severity =
  /** It fails, or is certain to fail: the user must act before or instead. */
  | 'danger'
  /** It works, but can fail or have an effect that the user may not want. */
  | 'warning'
  /** A fact to know: nothing has to be done. */
  | 'info';

type Kinded = { readonly kind: string };

/**
 * Something that is wrong, or that a user must know. The cause is a union of kinds with their details; the texts of each
 * kind are in one table beside the view.
 */
export type Finding<Cause extends Kinded, Action = never> = {
  readonly severity: Severity;
  /** The object that it is about, if there is a page of it. */
  readonly object?: ConcernedObject;
  /** The field of the form or document that it is about, in Kubernetes' notation: `env[0].name`. Empty: all. */
  readonly path?: string;
  /** The user must confirm it to continue. */
  readonly mustConfirm?: boolean;
  /** The best first. */
  readonly actions?: readonly Action[];
} & Cause;

/** The most severe first; findings of the same severity keep their order. */
export function severestFirst<Found extends { readonly severity: Severity }>(
  findings: readonly Found[],
): readonly Found[] {
  return SEVERITIES.flatMap((one) => findings.filter(({ severity }) => severity === one));
}

export const SEVERITIES: readonly Severity[] = ['danger', 'warning', 'info'];

export function danger<const Found extends Kinded>(found: Found) {
  return { severity: 'danger', ...found } as const;
}

export function warning<const Found extends Kinded>(found: Found) {
  return { severity: 'warning', ...found } as const;
}

export function info<const Found extends Kinded>(found: Found) {
  return { severity: 'info', ...found } as const;
}

/** The finding if the condition is true, as a list. */
export function when<Found>(isSo: boolean, found: Found): readonly Found[] {
  return isSo ? [found] : [];
}

export function isDanger({ severity }: { readonly severity: Severity }): boolean {
  return severity === 'danger';
}
