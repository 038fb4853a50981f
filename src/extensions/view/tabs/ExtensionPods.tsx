import type { Pod } from '~/kube/models/workloads';
import type { Extension } from '~/olm/extensions/extension';
import { useExtensionPods } from '~/olm/read/extensions/useExtension';
import { useLogOfPod } from '~/olm/read/podQueries';
import type { OperatorDeployment } from '~/olm/workloads/workload';
import { OperatorPods } from '~/ui/pods/OperatorPods';
import { PodLogView } from '~/ui/pods/PodLogView';

/** The pods of the extension with their logs. */
export function ExtensionPods({ extension, deployments }: Props) {
  return <OperatorPods deployments={deployments} pods={useExtensionPods(extension)} Log={Log} />;
}

type Props = {
  readonly extension: Extension;
  readonly deployments: readonly OperatorDeployment[];
};

function Log({ pod }: { readonly pod: Pod }) {
  return <PodLogView {...useLogOfPod(pod)} />;
}
