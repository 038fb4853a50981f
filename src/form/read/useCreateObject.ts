import { useRef } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callId, type ClusterCall } from '~/olm/calls/clusterCall';
import type { ObjectCalls } from '~/form/rules/objectCalls';
import { send } from '~/olm/read/useClusterCalls';
import { ClusterError } from '~/kube/clusterError';
import type { Failure, FailureKind } from '~/kube/failure';
import { failureIn } from '~/kube/fromQuery';
import { recordIn, textIn } from '~/kube/json';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { getStored } from '~/kube/request';
import { quiet } from '~/kube/serverDryRun';
import { createYaml } from '~/kube/write';
import { differencesFrom } from '~/olm/namespaces/existingObject';
import { readYaml } from '~/form/rules/yamlText';

export type Document = { readonly namespace: string | null; readonly yaml: string };

/** The result of a dry run. */
export type DryRunResult =
  /** Not requested, because a problem is already known. */
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | {
      readonly kind: 'accepted';
      readonly warnings: readonly string[];
      /** The object as the server would store it. */
      readonly object: object;
    }
  | { readonly kind: 'refused'; readonly failure: Failure };

/** Sends a dry run. @param document `null`: not requested */
export function useCreateTrial(model: ResourceModel, document: Document | null): DryRunResult {
  const { data, error, isFetching } = useQuery({
    queryKey: ['create-trial', model, document],
    queryFn: async ({ signal }) => {
      await quiet(signal);
      return createYaml(model, document ?? { namespace: null, yaml: '' }, { dryRun: true });
    },
    enabled: document !== null,
    // The result depends on the state of the cluster.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (document === null) return { kind: 'none' };
  if (isFetching) return { kind: 'asking' };
  if (error !== null) return { kind: 'refused', failure: failureIn(error) };
  return data === undefined ? { kind: 'asking' } : { kind: 'accepted', ...data };
}

type Attempt = {
  readonly document: Document;
  /** The answer of the previous attempt was lost, so that the instance might exist already. */
  readonly isRepeated: boolean;
};

/** Creates an instance. If the answer is lost, an existing instance with the same content counts as created. */
async function stored(
  model: ResourceModel,
  { document, isRepeated }: Attempt,
): Promise<Stored<string>> {
  try {
    return (await createYaml(model, document, { dryRun: false })).object;
  } catch (error) {
    const kinds: readonly FailureKind[] = isRepeated ? [...LOST, 'already-exists'] : LOST;
    const found = isOf(kinds, error) ? await existing(model, document) : null;
    if (found === null) throw error;
    return found;
  }
}

function isOf(kinds: readonly FailureKind[], error: unknown): boolean {
  return error instanceof ClusterError && kinds.includes(error.failure.kind);
}

/** Failures after which the API server might have stored the instance. */
const LOST: readonly FailureKind[] = ['offline', 'server'];

/** `null`: no such instance, or the server generates the name. */
async function existing(
  model: ResourceModel,
  { namespace, yaml }: Document,
): Promise<Stored<string> | null> {
  const read = readYaml(yaml);
  const wanted = read.kind === 'object' ? read.object : {};
  const name = textIn(recordIn(wanted['metadata'])['name']);
  if (name === null) return null;
  const place = { name, namespace: namespace ?? undefined };
  try {
    const found = await getStored(model, place, new AbortController().signal);
    const manifest = { apiVersion: '', ...wanted, kind: model.kind, metadata: {} };
    return differencesFrom(manifest, found).length === 0 ? found : null;
  } catch (error) {
    if (error instanceof ClusterError) return null;
    throw error;
  }
}

export type ObjectCreation = {
  readonly isRunning: boolean;
  readonly failure: Failure | null;
  readonly run: (document: Document) => void;
};

/**
 * Creates an object with the calls before and after. Another run does not repeat completed calls.
 * @param onDone is called with the stored object
 */
export function useCreateObject(
  model: ResourceModel,
  calls: ObjectCalls,
  onDone: (created: Stored<string>) => void,
): ObjectCreation {
  const sendOnce = useSendOnce(calls);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (attempt: Attempt) => {
      await sendOnce(calls.before);
      const object = await stored(model, attempt);
      await sendOnce(calls.after);
      return object;
    },
    onSuccess: (object) => {
      onDone(object);
    },
  });
  return {
    isRunning: isPending,
    failure: error === null ? null : failureIn(error),
    run: (document) => {
      mutate({ document, isRepeated: isOf(LOST, error) });
    },
  };
}

/** Sends calls in order, each at most once. */
export function useSendOnce({ sendOne = send }: ObjectCalls) {
  const done = useRef(new Set<string>());
  return async (calls: readonly ClusterCall[]) => {
    for (const call of calls.filter((one) => !done.current.has(callId(one)))) {
      await sendOne(call);
      done.current.add(callId(call));
    }
  };
}
