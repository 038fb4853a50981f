import type { ReactNode } from 'react';
import './mono.css';

/** Versions, names of resources and other things that people compare letter by letter. */
export function Mono({ children, title }: Props) {
  return (
    <span className="operator-hub__mono" title={title}>
      {children}
    </span>
  );
}

type Props = { readonly children: ReactNode; readonly title?: string };
