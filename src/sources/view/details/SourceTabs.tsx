import { LinkTabs } from '~/ui/LinkTabs';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import type { SourceTabProps } from './sourceDetails';
import { SOURCE_TABS, type SourceTab } from './sourceTab';
import { SOURCE_TAB_CONTENTS } from './tabContents';

/** The tabs of the page. Each has an address; what one needs beyond the page itself is loaded when it is opened. */
export function SourceTabs({ details, tab: current }: Props) {
  const t = useT();
  const { namespace, name } = details.item;
  return (
    <LinkTabs
      label={t('About this catalog source')}
      tabs={SOURCE_TABS.map((tab) => ({
        id: tab,
        title: tabTitle(tab, t),
        address: routes.source(namespace, name, tab === SOURCE_TABS[0] ? undefined : tab),
      }))}
      current={current}
      contentOf={(tab) => {
        const Content = SOURCE_TAB_CONTENTS[tab];
        return <Content details={details} />;
      }}
    />
  );
}

type Props = SourceTabProps & { readonly tab: SourceTab };

function tabTitle(tab: SourceTab, t: Translate): string {
  switch (tab) {
    case 'details':
      return t('Details');
    case 'pod':
      return t('Pod');
    case 'packages':
      return t('Packages');
    case 'subscriptions':
      return t('Subscriptions');
    case 'history':
      return t('History');
    case 'yaml':
      return t('YAML');
  }
}
