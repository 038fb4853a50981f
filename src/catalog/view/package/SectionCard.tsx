import type { ReactNode } from 'react';
import { Card, CardBody, CardTitle } from '@patternfly/react-core';
import { useArrangement } from './arrangement';

/** One section of the details. In the drawer, the Operator's name is a heading of the page with its sections below. */
export function SectionCard({ title, children }: Props) {
  const isNarrow = useArrangement() === 'drawer';
  return (
    <Card isCompact={isNarrow}>
      {title !== undefined && <CardTitle component={isNarrow ? 'h3' : 'h2'}>{title}</CardTitle>}
      <CardBody>{children}</CardBody>
    </Card>
  );
}

type Props = { readonly title?: string; readonly children: ReactNode };
