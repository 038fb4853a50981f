import type { ReactNode } from 'react';
import { Card, CardBody, CardTitle } from '@patternfly/react-core';

/** A part of a page with a title. */
export function TitledCard({ title, children }: Props) {
  return (
    <Card isCompact component="section" aria-label={title}>
      <CardTitle component="h2">{title}</CardTitle>
      <CardBody>{children}</CardBody>
    </Card>
  );
}

type Props = { readonly title: string; readonly children: ReactNode };
