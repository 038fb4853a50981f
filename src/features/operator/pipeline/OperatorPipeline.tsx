import type { OperatorTabProps } from '../operatorTab';

/** Where the Operator stands on its way through OLM, and what it waits for. */
export function OperatorPipeline({ details: { diagnosis } }: OperatorTabProps) {
  return <p>{diagnosis.health.kind}</p>;
}
