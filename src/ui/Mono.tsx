import type { ReactNode } from 'react';
import './mono.css';

/** Versions, resource names and other texts that users compare character by character. */
export function Mono({ children, title }: Props) {
  return (
    <span className="operator-hub__mono" title={title}>
      {children}
    </span>
  );
}

type Props = { readonly children: ReactNode; readonly title?: string };
