import { useSourceHistory } from '~/sources/read/useSourceHistory';
import { useSourceSights } from '~/sources/read/useSourceSights';
import { useSourceUsers } from '~/sources/read/useSourceUsers';
import type { CatalogSourceItem } from '~/olm/catalogSources/catalogSourceItem';
import { SourceDisabled } from './SourceDisabled';
import { SourceHeader } from './SourceHeader';
import { SourceTabs } from './SourceTabs';
import { DeletionNotice } from './DeletionNotice';
import { SourceStatus } from './SourceStatus';
import type { ExistingSource } from './sourceDetails';
import type { SourceTab } from './sourceTab';

/** Who it is, how it is, and everything about it. One that is switched off has no more than a name. */
export function SourceView({ item, tab }: Props) {
  const { source } = item;
  return (
    <>
      <SourceHeader item={item} />
      {source === null ? (
        <SourceDisabled item={item} />
      ) : (
        // Another one of the same name is another one.
        <Existing key={source.metadata.uid} item={item} source={source} tab={tab} />
      )}
    </>
  );
}

type Props = { readonly item: CatalogSourceItem; readonly tab: SourceTab };

function Existing({ item, source, tab }: ExistingProps) {
  const sights = useSourceSights(source);
  const history = useSourceHistory(source, sights);
  const users = useSourceUsers(item);
  const details = { item, source, sights, history, users };
  return (
    <>
      <DeletionNotice source={source} />
      <SourceStatus details={details} tab={tab} />
      <SourceTabs details={details} tab={tab} />
    </>
  );
}

type ExistingProps = Props & { readonly source: ExistingSource };
