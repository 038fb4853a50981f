import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAllowedList } from '~/kube/allowedLists';
import type { Failure } from '~/kube/failure';
import { failureIn } from '~/kube/fromQuery';
import { type Loadable, map, ready } from '~/kube/loadable';
import type { ResourceModel, Stored } from '~/kube/models/meta';
import { concurrencyLimit, getStored } from '~/kube/request';
import { ifAllowed } from '~/kube/useCan';
import { storedManifest } from '~/olm/storedManifest';
import { specDescriptors } from '~/operands/rules/descriptors';
import type { InstanceRow } from '~/operands/rules/instanceRow';
import { withoutPasswords } from '~/operands/rules/passwords';
import { useLostApi } from './useOperandApis';

/** Watches an instance; `null`: it does not exist. */
export function useInstance(
  model: ResourceModel,
  namespace: string | null,
  name: string,
): Loadable<Stored<string> | null> {
  // A URL for all namespaces does not identify an instance of a namespaced kind.
  const isNowhere = model.namespaced && namespace === null;
  const found = useAllowedList<Stored<string>>(model, isNowhere ? null : { namespace, name });
  useLostApi(found);
  return useMemo(
    () => (isNowhere ? NOT_FOUND : map(found, ([object]) => object ?? null)),
    [isNowhere, found],
  );
}

const NOT_FOUND = ready(null);

export type InstanceExport = {
  readonly isRunning: boolean;
  readonly failure: Failure | null;
  readonly run: (rows: readonly InstanceRow[]) => void;
};

/** Reads the complete instances, because lists contain only parts of them. */
export function useExportInstances(onDone: (manifests: readonly object[]) => void): InstanceExport {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (rows: readonly InstanceRow[]) =>
      Promise.all(rows.map((row) => inTurn(() => manifestOf(row)))),
    onSuccess: (manifests) => {
      onDone(manifests.flat());
    },
  });
  return { isRunning: isPending, failure: error === null ? null : failureIn(error), run: mutate };
}

async function manifestOf({ api, name, namespace }: InstanceRow): Promise<readonly object[]> {
  const model = api.served?.model;
  if (model === undefined) return [];
  const address = { name, namespace: namespace ?? undefined };
  const stored: Stored<string> = await ifAllowed(getStored)(
    model,
    address,
    new AbortController().signal,
  );
  const hints = { schema: null, descriptors: specDescriptors(api) };
  return [withoutPasswords(storedManifest(model, stored), hints)];
}

const inTurn = concurrencyLimit(4);
