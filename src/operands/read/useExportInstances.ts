import { useMutation } from '@tanstack/react-query';
import { ifAllowed } from '~/kube/useCan';
import type { Failure } from '~/kube/failure';
import { failureIn } from '~/kube/fromQuery';
import type { Stored } from '~/kube/models/meta';
import { concurrencyLimit, getStored } from '~/kube/request';
import { storedManifest } from '~/olm/storedManifest';
import { specDescriptors } from '~/operands/rules/operandApis';
import type { InstanceRow } from '~/operands/rules/instanceRow';
import { withoutPasswords } from '~/form/rules/passwords';

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
