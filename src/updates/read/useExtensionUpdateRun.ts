import { useEffect, useRef } from 'react';
import { ClusterError } from '~/kube/clusterError';
import { objectOf } from '~/olm/calls/clusterCall';
import { changeCalls } from '~/olm/extensions/extensionChange';
import type { ExtensionRow } from '~/olm/extensions/extensionOperator';
import { type CallsRun, send, useClusterCalls } from '~/olm/read/useClusterCalls';
import { updateResult, type WaitingExtension } from '~/updates/rules/inbox/extensionUpdates';

/**
 * Requests the updates of extensions one after the other, each after the previous one is ready. The first failure stops
 * the remaining ones, and so does the end of the component.
 * @param rows the extensions as watched
 */
export function useExtensionUpdateRun(
  chosen: readonly WaitingExtension[],
  rows: readonly ExtensionRow[],
): CallsRun {
  const waits = useRef(new Set<() => void>());
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
    for (const look of [...waits.current]) look();
  }, [rows]);
  const untilReady = (one: WaitingExtension) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        const row = latest.current.find(({ extension }) => extension.name === one.id);
        const result = updateResult(one, row);
        if (result === 'pending') return;
        waits.current.delete(look);
        if (result === 'done') resolve();
        else reject(new ClusterError({ kind: 'other', message: messageOf(one, row) }));
      };
      waits.current.add(look);
      look();
    });
  /** Uses the current object. OLM does not change running updates. */
  const enableChecks = async ({ id }: WaitingExtension) => {
    const row = latest.current.find(({ extension }) => extension.name === id);
    const calls = row && changeCalls(row.object, { enforcesPaths: true, checksCrds: true });
    for (const call of calls ?? []) await send(call);
  };
  return useClusterCalls(
    chosen.flatMap(({ calls }) => calls),
    async (call) => {
      await send(call);
      const one = chosen.find(({ id }) => id === objectOf(call).name);
      if (one === undefined) return;
      await untilReady(one);
      if (one.enablesChecks === true) await enableChecks(one);
    },
  );
}

/** The message of OLM; otherwise the name. */
function messageOf({ id }: WaitingExtension, row: ExtensionRow | undefined): string {
  const message = row?.operator.health.message ?? '';
  return message === '' ? id : `${id}: ${message}`;
}
