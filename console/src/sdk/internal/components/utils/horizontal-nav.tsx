import { Tab, Tabs, TabTitleText } from '@patternfly/react-core';
import {
  isHorizontalNavTab,
  isTab,
} from '@openshift-console/dynamic-plugin-sdk/lib/extensions/horizontal-nav-tabs';
import type { HorizontalNavProps } from '@openshift-console/dynamic-plugin-sdk/lib/extensions/console-types';
import { useExtensions } from '@openshift/dynamic-plugin-sdk';
import { createElement, useMemo } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router';
import { LazyComponent } from '../../../../plugins/LazyComponent';
import { ErrorBoundary } from '../../../../shell/ErrorBoundary';

type PageProps = Readonly<Record<string, unknown>>;

type NavPage = {
  readonly name: string;
  readonly href?: string;
  readonly path?: string;
  readonly component: ComponentType<PageProps>;
};

type FacadeProps = Omit<HorizontalNavProps, 'pages'> & { readonly pages: readonly NavPage[] };

/** Tabs selected by the last part of the path. Plugins add tabs by kind or by context ID. */
export function HorizontalNavFacade({ resource, pages, customData, contextId }: FacadeProps) {
  const { t } = useTranslation('public');
  const params = useParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const contributed = useContributedPages(resource, contextId);
  const all = [...pages, ...contributed];

  const parts = pathname.replace(/\/$/, '').split('/');
  const open = all.find(({ href = '' }) => href !== '' && href === parts.at(-1));
  const base = (open === undefined ? parts : parts.slice(0, -1)).join('/');
  return (
    <>
      <Tabs
        activeKey={open?.href ?? ''}
        component="nav"
        aria-label={t('Details navigation')}
        className="co-horizontal-nav"
      >
        {all.map(({ name, href = '' }) => {
          const target = href === '' ? base : `${base}/${href.replace(/^\//, '')}`;
          return (
            <Tab
              key={href}
              eventKey={href}
              href={target}
              data-test-id={`horizontal-link-${name}`}
              title={<TabTitleText>{name}</TabTitleText>}
              // The content is a route, not a panel of these tabs.
              aria-controls={undefined}
              onClick={(event) => {
                event.preventDefault();
                void navigate(target);
              }}
            />
          );
        })}
      </Tabs>
      <Routes>
        {all.map((page) => (
          <Route
            key={page.href ?? page.name}
            path={page.path ?? page.href ?? ''}
            element={
              <ErrorBoundary key={page.href ?? ''}>
                {createElement(page.component, { ...params, obj: resource, customData, params })}
              </ErrorBoundary>
            }
          />
        ))}
      </Routes>
    </>
  );
}

function useContributedPages(
  resource: HorizontalNavProps['resource'],
  contextId: string | undefined,
): readonly NavPage[] {
  const ofKind = useExtensions(isHorizontalNavTab);
  const ofContext = useExtensions(isTab);
  return useMemo(() => {
    const { apiVersion = '', kind } = resource ?? {};
    const matching = ofKind.filter(({ properties: { model } }) => {
      const group = model.group === undefined || model.group === '' ? '' : `${model.group}/`;
      return model.kind === kind && `${group}${model.version}` === apiVersion;
    });
    return [
      ...matching.map(({ properties: { page, component } }) => ({ ...page, component })),
      ...ofContext
        .filter(({ properties }) => properties.contextId === contextId)
        .map(({ properties: { name, href, component } }) => ({ name, href, component })),
    ]
      .map(({ name, href, component }) => ({
        name,
        href,
        component: (props: PageProps) => (
          <LazyComponent codeRef={component} componentProps={props} />
        ),
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }, [ofKind, ofContext, resource, contextId]);
}
