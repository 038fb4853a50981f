/**
 * What the console refers to. It loads this file as it starts, for the flags: whoever opens a page later, when the server
 * may have the files of another version already, still gets told so.
 */
import { type ComponentType, lazy } from 'react';
import { PageFrame } from './components/lazy/PageFrame';

export { default as MovedPage } from './features/moved/MovedPage';
export { useOverviewFlags } from './features/overview/overviewFlags';

export const CatalogPage = page(
  () => import(/* webpackChunkName: 'CatalogPage' */ './features/catalog/CatalogPage'),
);
export const InstallPage = page(
  () => import(/* webpackChunkName: 'InstallPage' */ './features/install/InstallPage'),
);
export const InstalledPage = page(
  () => import(/* webpackChunkName: 'InstalledPage' */ './features/installed/InstalledPage'),
);
export const LeftoversPage = page(
  () => import(/* webpackChunkName: 'LeftoversPage' */ './features/leftovers/LeftoversPage'),
);
export const OperatorPage = page(
  () => import(/* webpackChunkName: 'OperatorPage' */ './features/operator/OperatorPage'),
);
export const PackagePage = page(
  () => import(/* webpackChunkName: 'PackagePage' */ './features/package/PackagePage'),
);
export const SourceFormPage = page(
  () => import(/* webpackChunkName: 'SourceFormPage' */ './features/sources/SourceFormPage'),
);
export const SourcePage = page(
  () => import(/* webpackChunkName: 'SourcePage' */ './features/sources/SourcePage'),
);
export const SourcesPage = page(
  () => import(/* webpackChunkName: 'SourcesPage' */ './features/sources/SourcesPage'),
);
export const UpdatesPage = page(
  () => import(/* webpackChunkName: 'UpdatesPage' */ './features/updates/UpdatesPage'),
);

/** A page whose code is loaded when it is opened first. */
function page(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  const Page = lazy(load);
  return function LazyPage() {
    return (
      <PageFrame>
        <Page />
      </PageFrame>
    );
  };
}
