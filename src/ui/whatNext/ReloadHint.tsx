import type { ReactNode } from 'react';
import { ReloadLink } from '~/ui/lazy/ReloadLink';
import { Notice } from '~/ui/Notice';

/** Which plugins the console shows is decided when it is loaded. */
export function ReloadHint({ title, children }: Props) {
  return (
    <Notice variant="info" title={title} actionLinks={<ReloadLink />}>
      {children}
    </Notice>
  );
}

type Props = { readonly title: string; readonly children: ReactNode };
