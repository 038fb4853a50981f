/**
 * What the console refers to. It loads this file as it starts, for the flags: whoever opens a page later, when the server
 * may have the files of another version already, still gets told so.
 */
import { type ComponentType, lazy } from 'react';
import { PageFrame } from './components/lazy/PageFrame';

export { default as HomePage } from './features/home/HomePage';
export { useOverviewFlags } from './features/overview/overviewFlags';

export const CatalogPage = page(() => import('./features/catalog/CatalogPage'));
export const InstallPage = page(() => import('./features/install/InstallPage'));
export const InstalledPage = page(() => import('./features/installed/InstalledPage'));
export const LeftoversPage = page(() => import('./features/leftovers/LeftoversPage'));
export const OperatorPage = page(() => import('./features/operator/OperatorPage'));
export const PackagePage = page(() => import('./features/package/PackagePage'));
export const SourceFormPage = page(() => import('./features/sources/SourceFormPage'));
export const SourcePage = page(() => import('./features/sources/SourcePage'));
export const SourcesPage = page(() => import('./features/sources/SourcesPage'));
export const UpdatesPage = page(() => import('./features/updates/UpdatesPage'));

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
