import { ClusterError } from '~/kube/clusterError';
import { getMetadata } from '~/kube/request';
import type { InstallModeType } from '~/olm/packages/operatorPackage';
import { contentsIn } from '~/olm/namespaces/namespaceContents';
import type { ClusterCall } from '~/olm/calls/clusterCall';
import type { ModeChoice } from '~/operator/rules/modeChoice';
import { type GroupPlace, createGroup } from '~/operator/rules/operatorGroupCreation';
import { operatorGroupModel } from '~/kube/models/operatorGroup';
import { sameActor } from '~/kube/useOwnAnswers';
import { type CallsRun, send, useClusterCalls } from '~/olm/read/useClusterCalls';
import { useModeChoice } from './useModeChoice';

export type GroupCreation = {
  readonly choice: ModeChoice;
  readonly calls: readonly ClusterCall[];
  readonly run: CallsRun;
};

/**
 * Creates the OperatorGroup that a namespace lacks, unless it has got one meanwhile: with two OLM installs nothing there
 * (OG-007).
 */
export function useCreateOperatorGroup(
  modes: readonly [InstallModeType, ...InstallModeType[]],
  place: GroupPlace,
): GroupCreation {
  const choice = useModeChoice(modes);
  const calls = createGroup(choice.mode, choice.typed, place);
  const run = useClusterCalls(calls, async (call) => {
    const assertSameActor = sameActor();
    await assertNone(place.namespace);
    assertSameActor();
    await send(call);
  });
  return { choice, calls, run };
}

async function assertNone(namespace: string): Promise<void> {
  const { signal } = new AbortController();
  const list = await getMetadata(operatorGroupModel, { namespace }, signal);
  const [found] = contentsIn(list, operatorGroupModel);
  if (found === undefined) return;
  throw new ClusterError({ kind: 'already-exists', message: found.metadata.name });
}
