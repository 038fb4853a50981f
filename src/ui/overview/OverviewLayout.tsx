import type { ReactNode } from 'react';
import './overviewLayout.css';

/** An Operator's overview: what it is and does, and its facts beside it. */
export function OverviewLayout({ side, children }: Props) {
  return (
    <div className="operator-hub__overview">
      <div className="operator-hub__overview-main">{children}</div>
      <div className="operator-hub__overview-side">{side}</div>
    </div>
  );
}

type Props = { readonly side: ReactNode; readonly children: ReactNode };

/** Width of the terms beside the content, for the longest one. */
export const TERMS = { default: '15ch' } as const;
