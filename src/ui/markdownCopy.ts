import { type RefObject, useEffect } from 'react';

/**
 * Lets the buttons of `withCopyButtons` work: one listener for the whole text, as its HTML is none of React's.
 * @param root an element around the text
 */
export function useCopyButtons(
  root: RefObject<HTMLElement | null>,
  { copy, copied }: Labels,
): void {
  useEffect(() => {
    const element = root.current;
    const onClick = (event: Event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      const code = button?.parentElement?.querySelector('pre')?.textContent;
      if (!button || code === undefined) return;
      void navigator.clipboard.writeText(code).then(() => {
        button.textContent = copied;
        setTimeout(() => {
          button.textContent = copy;
        }, SHOWN);
      });
    };
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('click', onClick);
    };
  }, [root, copy, copied]);
}

type Labels = { readonly copy: string; readonly copied: string };

/** Milliseconds: long enough to be read. */
const SHOWN = 2000;
