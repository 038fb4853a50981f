import { ClusterError } from '~/cluster/clusterError';
import { getMetadata } from '~/cluster/request';
import type { InstallModeType } from '~/domain/catalog/operatorPackage';
import { contentsIn } from '~/domain/install/submit/namespaceContents';
import type { ClusterCall } from '~/domain/remedies/clusterCall';
import type { ModeChoice } from '~/domain/remedies/modeChoice';
import { type GroupPlace, createGroup } from '~/domain/remedies/operatorGroupCreation';
import { operatorGroupModel } from '~/models/operatorGroup';
import { sameActor } from '../useOwnAnswers';
import { type CallsRun, send, useClusterCalls } from './useClusterCalls';
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
