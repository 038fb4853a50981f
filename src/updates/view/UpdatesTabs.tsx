import { Tab, TabContentBody, TabTitleText, Tabs } from '@patternfly/react-core';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { useUrlQuery } from '~/ui/useUrlQuery';
import { useTabScroll } from '~/ui/useTabScroll';
import { type Translate, useT } from '~/i18n';
import type { NamespaceScope } from '~/routes';
import { UpdatesSkeleton } from './UpdatesSkeleton';
import { UPDATES_TAB_CONTENTS } from './updatesTabContents';
import { UPDATES_TABS, type UpdatesTab, updatesTabIn, updatesTabQuery } from './updatesTabs';
import './updates.css';

/** What waits, what was, and what keeps the cluster from its next version. */
export function UpdatesTabs({ scope }: { readonly scope: NamespaceScope }) {
  const t = useT();
  const [query, change] = useUrlQuery();
  const current = updatesTabIn(query);
  const scroll = useTabScroll(current);
  return (
    <Tabs
      activeKey={current}
      mountOnEnter
      unmountOnExit
      aria-label={t('About updates')}
      {...scroll}
      onSelect={(_, key) => {
        const tab = UPDATES_TABS.find((known) => known === key);
        if (tab !== undefined) change(() => updatesTabQuery(tab));
      }}
    >
      {UPDATES_TABS.map((tab) => {
        const Content = UPDATES_TAB_CONTENTS[tab];
        return (
          <Tab key={tab} eventKey={tab} title={<TabTitleText>{tabTitle(tab, t)}</TabTitleText>}>
            <TabContentBody>
              <LazyPart skeleton={<UpdatesSkeleton />}>
                <Content scope={scope} />
              </LazyPart>
            </TabContentBody>
          </Tab>
        );
      })}
    </Tabs>
  );
}

function tabTitle(tab: UpdatesTab, t: Translate): string {
  switch (tab) {
    case 'pending':
      return t('Pending');
    case 'history':
      return t('History');
    case 'readiness':
      return t('Readiness');
  }
}
