import { catalogSourceModel } from '~/kube/models/catalogSource';
import type { ConcernedObject } from '~/olm/messages/message';
import type { CatalogName } from '~/olm/installed/subscriptionSettings';

/** The CatalogSource that a Subscription names, to link to. */
export function catalogObject({ name, namespace }: CatalogName): ConcernedObject {
  return { model: catalogSourceModel, name, namespace };
}
