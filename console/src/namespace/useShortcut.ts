import { useEffect, useRef } from 'react';

const KEY = 'n';

/** An `n` that is released anywhere but in a text field. Rules: openshift/console, console-shared, NamespaceMenuToggle. */
export function useShortcut(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key !== KEY || isTyping(event.target)) {
        return;
      }
      latest.current();
      event.stopPropagation();
      event.preventDefault();
    };
    window.addEventListener('keyup', onKeyUp);
    return () => {
      window.removeEventListener('keyup', onKeyUp);
    };
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches('input, textarea, [role="textbox"], [role="code"]')
  );
}
