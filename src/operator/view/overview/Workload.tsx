import { OperatorWorkload } from '~/ui/pods/OperatorWorkload';
import { useOperatorDeployments } from '~/operator/read/useOperatorDeployments';
import type { CsvProps } from './csvProps';

/** The Deployments of the Operator, live. */
export function Workload({ csv }: CsvProps) {
  return <OperatorWorkload deployments={useOperatorDeployments(csv)} />;
}
