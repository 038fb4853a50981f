import type { KeyboardEvent } from 'react';

/**
 * For what is chosen by its letters. The console opens its project selector when an `n` is released anywhere but in a text
 * field (console-shared, namespace/NamespaceMenuToggle.tsx: a listener of the window).
 */
export function keepLetters(event: KeyboardEvent): void {
  if (/^.$/su.test(event.key)) event.stopPropagation();
}
