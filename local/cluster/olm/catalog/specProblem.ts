import { textAt } from '../../kube/json';
import type { KubeObject } from '../../kube/types';

/** OLM's message for an invalid CatalogSource (`SpecInvalidError`); `undefined`: it is valid. */
export function specProblem(source: KubeObject): string | undefined {
  const type = textAt(source, 'spec', 'sourceType') ?? '';
  const has = (field: string): boolean => (textAt(source, 'spec', field) ?? '') !== '';
  switch (type) {
    case 'internal':
    case 'configmap':
      return has('configMap')
        ? undefined
        : `configmap name unset: must be set for sourcetype: ${type}`;
    case 'grpc':
      return has('image') || has('address')
        ? undefined
        : `image and address unset: at least one must be set for sourcetype: ${type}`;
    default:
      return `unknown sourcetype: ${type}`;
  }
}
