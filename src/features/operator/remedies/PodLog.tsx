import { PodLogView } from '~/components/pod/PodLogView';
import type { PodName } from '~/data/remedies/podQueries';
import { usePodLog } from '~/data/remedies/usePodLog';
import type { PodContainer } from '~/domain/remedies/podParts';

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
