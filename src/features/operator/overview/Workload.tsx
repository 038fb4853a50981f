import { OperatorWorkload } from '~/components/workload/OperatorWorkload';
import { useOperatorDeployments } from '~/data/operator/useOperatorDeployments';
import type { CsvProps } from './csvProps';

/** The Deployments of the Operator, live. */
export function Workload({ csv }: CsvProps) {
  return <OperatorWorkload deployments={useOperatorDeployments(csv)} />;
}
