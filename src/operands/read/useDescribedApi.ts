import { useMemo } from 'react';
import { type Loadable, dataOr, map } from '~/kube/loadable';
import {
  type InstalledDescription,
  useBundleDescription,
} from '~/olm/read/extensions/useBundleDescription';
import { owningExtension, withDescription } from '~/operands/rules/extensionProvider';
import type { OperandApi } from '~/operands/rules/operandApis';

export type DescribedApi = {
  readonly api: Loadable<OperandApi | null>;
  /** `null`: no extension owns the API. */
  readonly description: InstalledDescription | null;
};

/** An API with the examples, field descriptors and icon that a catalog contains for its ClusterExtension. */
export function useDescribedApi(api: Loadable<OperandApi | null>): DescribedApi {
  const extension = owningExtension(dataOr(api, null));
  const description = useBundleDescription(extension);
  const found = dataOr(description.found, null);
  const described = useMemo(
    () => map(api, (one) => (one === null || found === null ? one : withDescription(one, found))),
    [api, found],
  );
  return { api: described, description: extension === null ? null : description };
}
