import type { OperatorTabProps } from '../operatorTab';

/** The facts of the Operator, what it runs, and what it is. */
export function OverviewTab({ details: { operator } }: OperatorTabProps) {
  return <p>{operator.version}</p>;
}
