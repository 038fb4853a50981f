import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus near where it was when the button that had it goes away by being pressed: on the first button that is
 * left, or on the element itself, which has to be focusable then. The props are for that element.
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
      // Of an element that is taken away nobody says where the focus goes.
      if (relatedTarget !== null) had.current = false;
    },
  };
}

type KeptFocus<T> = {
  readonly ref: RefObject<T>;
  readonly onFocus: () => void;
  readonly onBlur: (event: { readonly relatedTarget: EventTarget | null }) => void;
};
