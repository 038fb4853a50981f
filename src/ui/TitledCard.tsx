import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader, CardTitle } from '@patternfly/react-core';

/** A part of a page with a title, and actions beside it. */
export function TitledCard({ title, actions = null, children }: Props) {
  const head = <CardTitle component="h2">{title}</CardTitle>;
  return (
    <Card isCompact component="section" aria-label={title}>
      {actions === null ? (
        head
      ) : (
        <CardHeader actions={{ hasNoOffset: true, actions }}>{head}</CardHeader>
      )}
      <CardBody>{children}</CardBody>
    </Card>
  );
}

type Props = {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};
