import type { ReactNode } from 'react';
import { ReloadLink } from '~/ui/lazy/ReloadLink';
import { Notice } from '~/ui/Notice';

/** The console loads its plugins only at startup. */
export function ReloadHint({ title, children }: Props) {
  return (
    <Notice variant="info" title={title} actionLinks={<ReloadLink />}>
      {children}
    </Notice>
  );
}

type Props = { readonly title: string; readonly children: ReactNode };
