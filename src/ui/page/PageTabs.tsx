import { type ComponentType, type LazyExoticComponent, type MouseEvent, lazy } from 'react';
import {
  Skeleton,
  Tab as TabView,
  TabContentBody,
  TabTitleText,
  Tabs as TabsView,
} from '@patternfly/react-core';
import { useHref, useNavigate, useParams } from 'react-router';
import { type Translate, useT } from '~/i18n';
import { LazyPart } from '~/ui/lazy/LazyPart';
import { useTabScroll } from '~/ui/usePlace';
import './pageTabs.css';

/** Tabs in display order, by their names in the URL. The first one has the page's plain URL. */
export type Tabs<Props> = Readonly<Record<string, Titled & Shown<Props>>>;

type Titled = { readonly title: (t: Translate) => string };
type Shown<Props> = {
  readonly Content: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>;
};
type Loaded<Props> = { readonly load: () => Promise<{ readonly default: ComponentType<Props> }> };

/** The code of tabs with `load` is loaded on first use. */
export function pageTabs<Props>(
  tabs: Readonly<Record<string, Titled & (Shown<Props> | Loaded<Props>)>>,
): Tabs<Props> {
  const entries = Object.entries(tabs).map(([name, { title, ...tab }]) => {
    const Content = 'load' in tab ? lazy(tab.load) : tab.Content;
    return [name, { title, Content }] as const;
  });
  return Object.fromEntries(entries);
}

/** The tabs of an object's page. Only the current one is rendered. */
export function PageTabs<Details>({ label, tabs, details, address }: Props<Details>) {
  const t = useT();
  const navigate = useNavigate();
  const current = useTab(tabs);
  const scroll = useTabScroll(current);
  // The console can be served below a path.
  const base = useHref('/').replace(/\/$/, '');
  return (
    <TabsView activeKey={current} mountOnEnter unmountOnExit aria-label={label} {...scroll}>
      {Object.entries(tabs).map(([id, { title, Content }], index) => {
        const to = index === 0 ? address() : address(id);
        return (
          <TabView
            key={id}
            eventKey={id}
            href={`${base}${to}`}
            onClick={(event: MouseEvent) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              void navigate(to);
            }}
            title={<TabTitleText>{title(t)}</TabTitleText>}
          >
            <TabContentBody className="operator-hub__page-tab">
              <LazyPart skeleton={<Skeleton height="12rem" screenreaderText={t('Loading')} />}>
                <Content details={details} />
              </LazyPart>
            </TabContentBody>
          </TabView>
        );
      })}
    </TabsView>
  );
}

type Props<Details> = {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: Tabs<{ readonly details: Details }>;
  readonly details: Details;
  /** The path of a tab, or the page's plain one. */
  readonly address: (tab?: string) => string;
};

/** The tab in the URL; the first one for unknown names. */
export function useTab(tabs: Readonly<Record<string, unknown>>): string {
  return tabIn(tabs, useParams()['tab']);
}

export function tabIn(tabs: Readonly<Record<string, unknown>>, wanted?: string | null): string {
  const names = Object.keys(tabs);
  return names.find((name) => name === wanted) ?? names[0] ?? '';
}
