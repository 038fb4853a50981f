import { catalogSourceModel } from '../../../models/catalogSource';
import type { ConcernedObject } from '../../olmMessages/message';
import type { CatalogName } from './subscriptionSettings';

/** The CatalogSource that a Subscription names, to link to. */
export function catalogObject({ name, namespace }: CatalogName): ConcernedObject {
  return { model: catalogSourceModel, name, namespace };
}
