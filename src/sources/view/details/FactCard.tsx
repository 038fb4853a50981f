import type { ReactNode } from 'react';
import { Card, CardBody, CardTitle, DescriptionList } from '@patternfly/react-core';

/** A card with facts. */
export function FactCard({ title, children }: Props) {
  return (
    <Card isCompact component="section" aria-label={title}>
      <CardTitle component="h2">{title}</CardTitle>
      <CardBody>
        <DescriptionList
          isCompact
          isHorizontal
          isFluid
          horizontalTermWidthModifier={{ default: '12ch' }}
          aria-label={title}
        >
          {children}
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

type Props = { readonly title: string; readonly children: ReactNode };
