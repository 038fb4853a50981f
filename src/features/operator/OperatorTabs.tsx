import { type MouseEvent, Suspense } from 'react';
import { Skeleton, Tab, TabContentBody, TabTitleText, Tabs } from '@patternfly/react-core';
import { useHref, useNavigate } from 'react-router';
import type { OperatorDetails } from '~/domain/installed/operatorDetails';
import { type Translate, useT } from '~/i18n';
import { routes } from '~/routes';
import { OPERATOR_TABS, type OperatorTab } from './operatorTab';
import { TAB_CONTENTS } from './tabContents';

/** The tabs of the page. Each has an address; what one needs beyond the page itself is loaded when it is opened. */
export function OperatorTabs({ details, namespace, name, tab: current }: Props) {
  const t = useT();
  const navigate = useNavigate();
  // The console may be served below a path.
  const base = useHref('/');
  const follow = (event: MouseEvent, tab: OperatorTab) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(addressOf(tab, namespace, name));
  };
  return (
    <Tabs activeKey={current} mountOnEnter unmountOnExit aria-label={t('About this Operator')}>
      {OPERATOR_TABS.map((tab) => {
        const Content = TAB_CONTENTS[tab];
        return (
          <Tab
            key={tab}
            eventKey={tab}
            href={`${base.replace(/\/$/, '')}${addressOf(tab, namespace, name)}`}
            onClick={(event: MouseEvent) => {
              follow(event, tab);
            }}
            title={<TabTitleText>{tabTitle(tab, t)}</TabTitleText>}
          >
            <TabContentBody className="operator-hub__operator-tab">
              <Suspense fallback={<Skeleton height="12rem" screenreaderText={t('Loading')} />}>
                <Content details={details} />
              </Suspense>
            </TabContentBody>
          </Tab>
        );
      })}
    </Tabs>
  );
}

type Props = {
  readonly details: OperatorDetails;
  /** The one of the address: of a copy it is not the original's, which not everybody may see. */
  readonly namespace: string;
  /** The one of the address: a Subscription's, or a CSV's. */
  readonly name: string;
  readonly tab: OperatorTab;
};

function addressOf(tab: OperatorTab, namespace: string, name: string): string {
  return routes.operator(namespace, name, tab === OPERATOR_TABS[0] ? undefined : tab);
}

function tabTitle(tab: OperatorTab, t: Translate): string {
  switch (tab) {
    case 'overview':
      return t('Overview');
    case 'updates':
      return t('Updates');
    case 'permissions':
      return t('Permissions');
    case 'apis':
      return t('APIs');
    case 'objects':
      return t('Objects');
    case 'conditions':
      return t('Conditions');
    case 'events':
      return t('Events');
    case 'yaml':
      return t('YAML');
  }
}
