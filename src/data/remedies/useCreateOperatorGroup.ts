import { useQuery } from '@tanstack/react-query';
import { ClusterError } from '~/cluster/failure';
import { getMetadata } from '~/cluster/request';
import { create } from '~/cluster/write';
import type { Failure, Right } from '~/domain/failure';
import type { DryRun } from '~/domain/install/submit/dryRun';
import { contentsIn } from '~/domain/install/submit/namespaceContents';
import { marked } from '~/domain/install/submit/submitMark';
import type { OperatorGroupOffer } from '~/domain/remedies/operatorGroupOffers';
import { stepState } from '~/domain/steps';
import { operatorGroupModel } from '~/models/operatorGroup';
import { dryRunFrom, serverDryRun } from '../serverDryRun';
import { useMissingRights } from '../useMissingRights';
import { useSteps } from '../useSteps';

export type OperatorGroupCreation = {
  /** Rights that the user certainly does not have. */
  readonly missing: readonly Right[];
  /** What the server would say. */
  readonly dryRun: DryRun;
  readonly isPending: boolean;
  readonly isDone: boolean;
  readonly failure: Failure | null;
  readonly create: () => void;
};

/**
 * Creates the OperatorGroup that a namespace lacks, unless it has got one meanwhile: with two OLM installs nothing there
 * (OG-007).
 * @param packageName whose installation it belongs to, and is taken back with
 */
export function useCreateOperatorGroup(
  { mode, manifest }: OperatorGroupOffer,
  packageName: string,
): OperatorGroupCreation {
  const { group, plural: resource } = operatorGroupModel;
  const { namespace = '' } = manifest.metadata;
  const missing = useMissingRights([{ verb: 'create', group, resource, namespace }]);
  const { states, isRunning, run } = useSteps();
  const state = stepState(states, mode);
  const isIdle = missing.length === 0 && state.kind === 'waiting';
  const answer = useQuery({ ...serverDryRun(operatorGroupModel, manifest), enabled: isIdle });
  return {
    missing,
    dryRun: dryRunFrom(answer),
    isPending: isRunning,
    isDone: state.kind === 'done',
    failure: state.kind === 'failed' ? state.failure : null,
    create: () => {
      run([
        {
          id: mode,
          run: async () => {
            await assertNone(namespace);
            await create(operatorGroupModel, marked(manifest, packageName));
          },
        },
      ]);
    },
  };
}

async function assertNone(namespace: string): Promise<void> {
  const { signal } = new AbortController();
  const list = await getMetadata(operatorGroupModel, { namespace }, signal);
  const [found] = contentsIn(list, operatorGroupModel);
  if (found === undefined) return;
  throw new ClusterError({ kind: 'already-exists', message: found.metadata.name });
}
