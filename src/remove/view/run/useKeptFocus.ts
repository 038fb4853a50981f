import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus near its position when a pressed button is removed: on the first remaining button, or on the element
 * itself, which must be focusable. The props are for that element.
 */
export function useKeptFocus<T extends HTMLElement>(): KeptFocus<T> {
  const ref = useRef<T>(null);
  const had = useRef(false);
  useEffect(() => {
    if (!had.current || document.activeElement !== document.body) return;
    const target = ref.current?.querySelector<HTMLElement>('button:not(:disabled)') ?? ref.current;
    target?.focus();
  });
  return {
    ref,
    onFocus: () => {
      had.current = true;
    },
    onBlur: ({ relatedTarget }) => {
      // Browsers do not report the focus of a removed element.
      if (relatedTarget !== null) had.current = false;
    },
  };
}

type KeptFocus<T> = {
  readonly ref: RefObject<T>;
  readonly onFocus: () => void;
  readonly onBlur: (event: { readonly relatedTarget: EventTarget | null }) => void;
};
