import type { KeyboardEvent } from 'react';

/**
 * Stops key events of elements with type-ahead. The console opens its project selector when an `n` is released outside
 * a text field (console-shared, namespace/NamespaceMenuToggle.tsx: a listener of the window).
 */
export function stopTypeAheadPropagation(event: KeyboardEvent): void {
  if (/^.$/su.test(event.key)) event.stopPropagation();
}
