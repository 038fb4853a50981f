import type { ReactNode } from 'react';
import { Title } from '@patternfly/react-core';
import './consequences.css';

/** One section of the consequences, with its heading. */
export function ConsequenceSection({ title, children }: Props) {
  return (
    <section aria-label={title} className="operator-hub__what-happens-part">
      <Title headingLevel="h3" size="md">
        {title}
      </Title>
      {children}
    </section>
  );
}

type Props = { readonly title: string; readonly children: ReactNode };
