import type { CatalogSource } from '~/kube/models/catalogSource';
import { recordIn, textIn } from '~/kube/json';

/**
 * The ConfigMap that Kubernetes deletes with a catalog; `null`: none. OLM makes the catalog an owner of the ConfigMap that it
 * reads, and notes which that is. Source: `syncConfigMap` in OLM's pkg/controller/operators/catalog/operator.go.
 */
export function adoptedConfigMap({ status }: CatalogSource): string | null {
  return textIn(recordIn(recordIn(status)['configMapReference'])['name']);
}
