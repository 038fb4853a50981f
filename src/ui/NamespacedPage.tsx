import type { ReactNode } from 'react';
import { PageSection } from '@patternfly/react-core';
import { NamespacedHead } from './NamespacedHead';
import { usePageFocus } from './usePageFocus';
import './page.css';

/** The frame of every page that uses the console's project selector. */
export function NamespacedPage({ title, actions, children }: Props) {
  usePageFocus();
  return (
    <>
      <NamespacedHead title={title} actions={actions} />
      <PageSection
        className="operator-hub__page operator-hub__page--titled"
        hasBodyWrapper={false}
        isFilled
      >
        {children}
      </PageSection>
    </>
  );
}

type Props = {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};
