import type { CatalogItem } from './catalogItem';
import type { InstallState, UpdateStep } from './installState';

/** A package with its state in the selected namespace. */
export type CatalogEntry = {
  readonly item: CatalogItem;
  readonly state: InstallState;
  /** Absent: no pending update, or a more important status. */
  readonly update?: UpdateStep;
  /** Only OLM v1 installed it. */
  readonly isOfV1?: true;
};
