import { ClusterError } from '~/cluster/failure';
import { getMetadata } from '~/cluster/request';
import { contentsIn } from '~/domain/install/submit/namespaceContents';
import { marked } from '~/domain/install/submit/submitMark';
import type { ClusterCall } from '~/domain/remedies/clusterCall';
import type { OperatorGroupOffer } from '~/domain/remedies/operatorGroupOffers';
import { operatorGroupModel } from '~/models/operatorGroup';
import { type CallsRun, send, useClusterCalls } from './useClusterCalls';

/**
 * Creates the OperatorGroup that a namespace lacks, unless it has got one meanwhile: with two OLM installs nothing there
 * (OG-007).
 * @param packageName whose installation it belongs to, and is taken back with
 */
export function useCreateOperatorGroup(
  { model, manifest }: OperatorGroupOffer,
  packageName: string,
): CallsRun & { readonly calls: readonly ClusterCall[] } {
  const { namespace = '' } = manifest.metadata;
  const calls: readonly ClusterCall[] = [
    { kind: 'create', model, manifest: marked(manifest, packageName) },
  ];
  const run = useClusterCalls(calls, async (call) => {
    await assertNone(namespace);
    await send(call);
  });
  return { ...run, calls };
}

async function assertNone(namespace: string): Promise<void> {
  const { signal } = new AbortController();
  const list = await getMetadata(operatorGroupModel, { namespace }, signal);
  const [found] = contentsIn(list, operatorGroupModel);
  if (found === undefined) return;
  throw new ClusterError({ kind: 'already-exists', message: found.metadata.name });
}
