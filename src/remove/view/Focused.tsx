import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus when it appears, because the form with the focused button is removed. */
export function Focused({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    content.current?.focus();
  }, []);
  return (
    <div ref={content} tabIndex={-1} className="operator-hub__uninstall-run">
      {children}
    </div>
  );
}
