import { createContext } from 'react';
import type { PackageKey } from '~/olm/packages/operatorPackage';

/** What was picked for comparison, and how a card of the list picks its package. */
export type Comparison = {
  /** Ids of packages. */
  readonly picked: ReadonlySet<string>;
  /** Whether no more can be picked. */
  readonly isFull: boolean;
  readonly toggle: (key: PackageKey) => void;
};

/** `null`: nothing can be compared here. */
export const CompareContext = createContext<Comparison | null>(null);

/** The name of the buttons that select a package, which distinguishes them from the favorite buttons. */
export const COMPARE = 'compare';
