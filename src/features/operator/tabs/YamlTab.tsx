import type { OperatorTabProps } from '../operatorTab';

export function YamlTab({ details: { operator } }: OperatorTabProps) {
  return <p>{operator.name}</p>;
}
