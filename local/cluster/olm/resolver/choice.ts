/** Candidates of one namespace's resolution. */
import { catalogKeyText, type CatalogKey, type Entry } from './entry';

export type SubscriptionFacts = {
  readonly name: string;
  readonly packageName: string;
  /** Empty: any channel, the default one preferred. */
  readonly channel: string;
  readonly catalog: CatalogKey;
  readonly startingCSV?: string;
  readonly installedCSV?: string;
};

export type Choice = {
  readonly namespace: string;
  readonly existing: readonly Entry[];
  readonly catalogs: readonly {
    readonly key: CatalogKey;
    readonly priority: number;
    readonly entries: readonly Entry[];
  }[];
};

/** Catalogs in OLM's order: the requested one, then by priority, own namespace, and name. */
export function preferredCatalogs(choice: Choice, wanted: CatalogKey): Choice['catalogs'] {
  const others = (key: CatalogKey): number =>
    catalogKeyText(key) === catalogKeyText(wanted) ? 0 : 1;
  const foreign = (key: CatalogKey): number => (key.namespace === choice.namespace ? 0 : 1);
  return choice.catalogs.toSorted(
    (left, right) =>
      others(left.key) - others(right.key) ||
      right.priority - left.priority ||
      foreign(left.key) - foreign(right.key) ||
      (left.key.name < right.key.name ? -1 : 1),
  );
}
