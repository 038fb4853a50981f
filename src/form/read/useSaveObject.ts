import { useRef } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ClusterError } from '~/kube/clusterError';
import type { Failure } from '~/kube/failure';
import { failureIn } from '~/kube/fromQuery';
import { type JsonRecord, recordIn, textIn } from '~/kube/json';
import type { ResourceModel } from '~/kube/models/meta';
import { getJson } from '~/kube/request';
import { quiet } from '~/kube/serverDryRun';
import { patch, type Target } from '~/kube/write';
import {
  type ChangeConflict,
  changesBetween,
  type FieldChange,
  mergedChanges,
  patchOf,
  withChanges,
} from '~/form/rules/objectChange';
import type { ObjectCalls } from '~/form/rules/objectCalls';
import { type DryRunResult, useSendOnce } from './useCreateObject';

/** The edited object and its original. */
export type Edit = {
  readonly base: object;
  readonly changes: readonly FieldChange[];
  /** `null`: unknown, and lists are merged as a whole. */
  readonly schema: JsonRecord | null;
};

/** The instance was changed on the cluster in the same fields. */
export type SaveConflict = {
  readonly conflicts: readonly ChangeConflict[];
  /** The object on the cluster. */
  readonly live: object;
};

export type ObjectSave = {
  readonly isRunning: boolean;
  readonly failure: Failure | null;
  readonly conflict: SaveConflict | null;
  readonly run: (edit: Edit) => void;
  /** The user has resolved the conflict. */
  readonly reset: () => void;
};

/** Saves only the changed fields. Concurrent changes of other fields remain. */
export function useSaveObject(
  model: ResourceModel,
  { target, calls }: { readonly target: Target; readonly calls: ObjectCalls },
  onDone: () => void,
): ObjectSave {
  const sendOnce = useSendOnce(calls);
  // If a later call failed, the change is not sent again.
  const written = useRef<readonly FieldChange[] | null>(null);
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async (edit: Edit) => {
      await sendOnce(calls.before);
      const isWritten = JSON.stringify(written.current) === JSON.stringify(edit.changes);
      const conflict = isWritten ? null : await saved(model, target, edit);
      if (conflict !== null) return conflict;
      written.current = edit.changes;
      await sendOnce(calls.after);
      return null;
    },
    onSuccess: (conflict) => {
      if (conflict === null) onDone();
    },
  });
  return {
    isRunning: isPending,
    failure: error === null ? null : failureIn(error),
    conflict: data ?? null,
    run: mutate,
    reset,
  };
}

/** The number of automatic retries while other users change other fields. */
const MOST_ROUNDS = 5;

/** @returns the conflict to resolve; `null`: saved */
async function saved(
  model: ResourceModel,
  target: Target,
  { base, changes, schema }: Edit,
): Promise<SaveConflict | null> {
  let seen: object = base;
  let wanted = changes;
  for (let round = 0; ; round += 1) {
    try {
      await patch(model, target, patchOf(wanted, uidOf(base)));
      return null;
    } catch (error) {
      if (!isRace(error) || round >= MOST_ROUNDS) throw error;
      const live = recordIn(await getJson(model, target, new AbortController().signal));
      const theirs = changesBetween(seen, live);
      // Without a concurrent change, the server rejects the values.
      if (uidOf(live) !== uidOf(base) || theirs.length === 0) throw error;
      const merged = mergedChanges(wanted, theirs, schema);
      if (merged.conflicts.length > 0) return { conflicts: merged.conflicts, live };
      wanted = changesBetween(live, withChanges(live, merged.changes));
      seen = live;
    }
  }
}

function uidOf(object: object): string | null {
  return textIn(recordIn(recordIn(object)['metadata'])['uid']);
}

/** A failed `test` is reported as `invalid`. */
function isRace(error: unknown): boolean {
  return error instanceof ClusterError && ['invalid', 'conflict'].includes(error.failure.kind);
}

/** Sends a dry run of an edit. @param edit `null`: not requested */
export function useSaveTrial(
  model: ResourceModel,
  target: Target,
  edit: Edit | null,
): DryRunResult {
  const steps = edit === null ? null : patchOf(edit.changes, uidOf(edit.base));
  const { data, error, isFetching } = useQuery({
    queryKey: ['save-trial', model, target, steps],
    queryFn: async ({ signal }) => {
      await quiet(signal);
      return patch(model, target, { dryRun: steps ?? [] });
    },
    enabled: steps !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (steps === null) return { kind: 'none' };
  if (isFetching) return { kind: 'asking' };
  if (error !== null) return { kind: 'refused', failure: failureIn(error) };
  return data === undefined ? { kind: 'asking' } : { kind: 'accepted', warnings: [], object: data };
}
