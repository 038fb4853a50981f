import { Title } from '@patternfly/react-core';
import type { OperatorTabProps } from '../operatorTab';

/** Who it is, where it is, and the one thing to do. */
export function OperatorHeader({ details: { operator } }: OperatorTabProps) {
  return (
    <header>
      <Title headingLevel="h1">{operator.displayName}</Title>
    </header>
  );
}
