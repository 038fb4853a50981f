import type { Finding } from '~/olm/finding';
import type { InstallChoices } from '~/install/rules/form';
import type { Cause } from './cause';

/**
 * What to know before installing. A danger blocks the installation, except a partial failure that the catalogs predict,
 * which the user must confirm. Without actions, another choice is not sufficient.
 */
export type InstallFinding = Finding<Cause, Fix>;

export type Fix =
  | { readonly kind: 'choose'; readonly choices: InstallChoices }
  /** The package is already installed: continue with that Subscription. */
  | { readonly kind: 'use-existing'; readonly namespace: string; readonly subscription: string };

export function choose(choices: InstallChoices): Fix {
  return { kind: 'choose', choices };
}
