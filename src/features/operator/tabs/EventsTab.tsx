import type { OperatorTabProps } from '../operatorTab';

export function EventsTab({ details: { operator } }: OperatorTabProps) {
  return <p>{operator.name}</p>;
}
