import type { Loadable } from '~/kube/loadable';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import type { SourceResources } from '~/sources/read/useSourceResources';
import type { SourceUsers } from '~/sources/read/useSourceUsers';

/** The CatalogSource of a catalog that is not disabled. */
export type ExistingSource = NonNullable<CatalogSourceItem['source']>;

/** An existing catalog with the further data of its page. */
export type SourceDetails = {
  readonly item: CatalogSourceItem;
  readonly source: ExistingSource;
  readonly resources: SourceResources;
  readonly users: Loadable<SourceUsers>;
};

/** The props of every tab. */
export type SourceTabProps = { readonly details: SourceDetails };
