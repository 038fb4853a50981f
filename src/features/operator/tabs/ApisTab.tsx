import type { OperatorTabProps } from '../operatorTab';

export function ApisTab({ details: { operator } }: OperatorTabProps) {
  return <p>{operator.name}</p>;
}
