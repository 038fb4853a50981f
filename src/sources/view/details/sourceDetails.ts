import type { Loadable } from '~/kube/loadable';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import type { SourceResources } from '~/sources/read/useSourceResources';
import type { SourceUsers } from '~/sources/read/useSourceUsers';

/** The CatalogSource of one that is not switched off. */
export type ExistingSource = NonNullable<CatalogSourceItem['source']>;

/** A catalog that exists, with what its page has read beside it. */
export type SourceDetails = {
  readonly item: CatalogSourceItem;
  readonly source: ExistingSource;
  readonly resources: SourceResources;
  readonly users: Loadable<SourceUsers>;
};

/** What every tab of the page gets. */
export type SourceTabProps = { readonly details: SourceDetails };
