import type { Loadable } from '~/domain/loadable';
import type { CatalogSourceItem } from '~/domain/sources/catalogSourceItem';
import type { SourceHistory } from '~/data/sources/useSourceHistory';
import type { SourceSights } from '~/data/sources/useSourceSights';
import type { SourceUsers } from '~/data/sources/useSourceUsers';

/** The CatalogSource of one that is not switched off. */
export type ExistingSource = NonNullable<CatalogSourceItem['source']>;

/** A catalog that exists, with what its page has read beside it. */
export type SourceDetails = {
  readonly item: CatalogSourceItem;
  readonly source: ExistingSource;
  readonly sights: SourceSights;
  readonly history: SourceHistory;
  readonly users: Loadable<SourceUsers>;
};

/** What every tab of the page gets. */
export type SourceTabProps = { readonly details: SourceDetails };
