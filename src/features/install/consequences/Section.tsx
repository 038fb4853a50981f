import type { ReactNode } from 'react';
import { Title } from '@patternfly/react-core';

/** One part of the consequences, under a heading of its own. */
export function Section({ title, children }: Props) {
  return (
    <section aria-label={title} className="operator-hub__consequence">
      <Title headingLevel="h3" size="md">
        {title}
      </Title>
      {children}
    </section>
  );
}

type Props = { readonly title: string; readonly children: ReactNode };
