import { type MouseEvent, type ReactNode } from 'react';
import { Skeleton, Tab, TabContentBody, TabTitleText, Tabs } from '@patternfly/react-core';
import { useHref, useNavigate } from 'react-router';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { useTabScroll } from './usePlace';
import { useT } from '~/i18n';
import './linkTabs.css';

/** The tabs of a page, each with its own URL. Only the current tab is rendered. */
export function LinkTabs<Id extends string>({ label, tabs, current, contentOf }: Props<Id>) {
  const t = useT();
  const navigate = useNavigate();
  const scroll = useTabScroll(current);
  // The console can be served below a path.
  const base = useHref('/');
  const follow = (event: MouseEvent, address: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(address);
  };
  return (
    <Tabs activeKey={current} mountOnEnter unmountOnExit aria-label={label} {...scroll}>
      {tabs.map(({ id, title, address }) => (
        <Tab
          key={id}
          eventKey={id}
          href={`${base.replace(/\/$/, '')}${address}`}
          onClick={(event: MouseEvent) => {
            follow(event, address);
          }}
          title={<TabTitleText>{title}</TabTitleText>}
        >
          <TabContentBody className="operator-hub__link-tab">
            <LazyPart skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}>
              {contentOf(id)}
            </LazyPart>
          </TabContentBody>
        </Tab>
      ))}
    </Tabs>
  );
}

type Props<Id> = {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly {
    readonly id: Id;
    readonly title: string;
    /** A path within the console. */
    readonly address: string;
  }[];
  readonly current: Id;
  readonly contentOf: (id: Id) => ReactNode;
};
