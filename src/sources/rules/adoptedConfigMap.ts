import type { CatalogSource } from '~/kube/models/catalogSource';
import { recordIn, textIn } from '~/kube/json';

/**
 * The ConfigMap that Kubernetes deletes with a catalog; `null`: none. OLM adds the catalog as an owner of its
 * ConfigMap, and records it in the status. Source: `syncConfigMap` in OLM's
 * pkg/controller/operators/catalog/operator.go.
 */
export function adoptedConfigMap({ status }: CatalogSource): string | null {
  return textIn(recordIn(recordIn(status)['configMapReference'])['name']);
}
