import type { Pod } from '~/kube/models/workloads';
import { useLogOfPod } from '~/olm/read/podQueries';
import type { OperatorDeployment } from '~/olm/workloads/workload';
import { useOperatorPods } from '~/operator/read/useOperatorDeployments';
import { OperatorPods } from '~/ui/pods/OperatorPods';
import { PodLogView } from '~/ui/pods/PodLogView';
import type { CsvProps } from './csvProps';

/** The pods of the Operator with their logs. */
export function Pods({ csv, deployments }: Props) {
  return <OperatorPods deployments={deployments} pods={useOperatorPods(csv)} Log={Log} />;
}

type Props = CsvProps & { readonly deployments: readonly OperatorDeployment[] };

function Log({ pod }: { readonly pod: Pod }) {
  return <PodLogView {...useLogOfPod(pod)} />;
}
