import { PodLogView } from '~/ui/pods/PodLogView';
import type { PodName } from '~/olm/read/podQueries';
import { usePodLog } from '~/olm/read/usePodLog';
import type { PodContainer } from '~/olm/workloads/podParts';

/** The end of the log of a pod's container. */
export function PodLog({ pod, containers, first }: Props) {
  return <PodLogView {...usePodLog(pod, containers, first)} />;
}

type Props = {
  readonly pod: PodName;
  readonly containers: readonly PodContainer[];
  /** The container whose log is shown first; `null`: there is none. */
  readonly first: string | null;
};
