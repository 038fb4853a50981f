/**
 * The modules that console-extensions.json names. The console loads this file at startup, for the flags. Therefore a page
 * that is opened after an update of the plugin can still report that its files are missing.
 */
import { type ComponentType, lazy, useState } from 'react';
import type { SetFeatureFlag } from '@openshift-console/dynamic-plugin-sdk';
import { PageFrame } from '~/ui/lazy/PageFrame';
import { prefetchPage } from '~/start/prefetchPage';
import { UninstallOver } from '~/start/UninstallOver';
import { useOlmFlags } from '~/start/useOlmFlags';
import { usePrefetchedLists } from '~/start/usePrefetchedLists';
import { useNavigationFlags } from '~/overview/view/navigationFlags';
import { openedPage } from './opened';

export { default as MovedPage } from '~/start/MovedPage';

/** The page of the URL that the console was opened with. It is shown only when the console has started. */
const opened = openedPage(window.location.pathname);
if (opened !== null) prefetchPage(opened);

/** The hook that the console runs while it is open. */
export function useFlags(setFlag: SetFeatureFlag): void {
  usePrefetchedLists(opened);
  useOlmFlags(setFlag);
  useNavigationFlags(setFlag);
}

export const CatalogPage = page(
  ['catalog'],
  () => import(/* webpackChunkName: 'CatalogPage' */ '~/catalog/view/CatalogPage'),
);
export const ClusterCatalogFormPage = page(
  ['clusterCatalogForm'],
  () =>
    import(
      /* webpackChunkName: 'ClusterCatalogFormPage' */ '~/sources/view/ClusterCatalogFormPage'
    ),
);
export const ClusterCatalogPage = page(
  ['clusterCatalog'],
  () => import(/* webpackChunkName: 'ClusterCatalogPage' */ '~/sources/view/ClusterCatalogPage'),
);
export const ExtensionPage = page(['extension'], async () => {
  const { ExtensionWithInstances } = await import(
    /* webpackChunkName: 'ExtensionPage' */ '~/start/ExtensionWithInstances'
  );
  return { default: ExtensionWithInstances };
});
export const InstallExtensionPage = page(
  ['installExtension'],
  () =>
    import(/* webpackChunkName: 'InstallExtensionPage' */ '~/extensions/view/InstallExtensionPage'),
);
export const InstallPage = page(
  ['install'],
  () => import(/* webpackChunkName: 'InstallPage' */ '~/install/view/InstallPage'),
);
export const InstalledPage = page(
  ['installed'],
  () => import(/* webpackChunkName: 'InstalledPage' */ '~/installed/view/InstalledPage'),
);
export const InstanceFormPage = page(
  ['newInstance', 'editInstance'],
  () => import(/* webpackChunkName: 'InstanceFormPage' */ '~/operands/view/InstanceFormPage'),
);
export const InstancePage = page(
  ['instance'],
  () => import(/* webpackChunkName: 'InstancePage' */ '~/operands/view/InstancePage'),
);
export const InstancesPage = page(
  ['instances'],
  () => import(/* webpackChunkName: 'InstancesPage' */ '~/operands/view/InstancesPage'),
);
export const NamespacesPage = page(
  ['operatorNamespaces'],
  () =>
    import(/* webpackChunkName: 'NamespacesPage' */ '~/installed/view/namespaces/NamespacesPage'),
);
export const LeftoversPage = page(
  ['leftovers'],
  () => import(/* webpackChunkName: 'LeftoversPage' */ '~/remove/view/leftovers/LeftoversPage'),
);
export const OperatorPage = page(['operator'], async () => {
  const { OperatorWithInstances } = await import(
    /* webpackChunkName: 'OperatorPage' */ '~/start/OperatorWithInstances'
  );
  return { default: OperatorWithInstances };
});
export const PackagePage = page(
  ['package'],
  () => import(/* webpackChunkName: 'PackagePage' */ '~/catalog/view/package/PackagePage'),
);
export const SourceFormPage = page(
  ['newSource', 'editSource'],
  () => import(/* webpackChunkName: 'SourceFormPage' */ '~/sources/view/SourceFormPage'),
);
export const SourcePage = page(
  ['source'],
  () => import(/* webpackChunkName: 'SourcePage' */ '~/sources/view/SourcePage'),
);
export const SourcesPage = page(
  ['sources'],
  () => import(/* webpackChunkName: 'SourcesPage' */ '~/sources/view/SourcesPage'),
);
export const UpdatesPage = page(
  ['updates'],
  () => import(/* webpackChunkName: 'UpdatesPage' */ '~/updates/view/UpdatesPage'),
);

/**
 * A page whose code is loaded when it is first opened, or at startup if the console was opened with it.
 * @param names its names in routes.ts
 */
function page(names: readonly string[], load: () => Promise<Loaded>): ComponentType {
  let loaded: ComponentType | null = null;
  const loading = async (): Promise<Loaded> => {
    const code = await load();
    loaded = code.default;
    return code;
  };
  const Later = lazy(loading);
  // A failure is shown when the page is rendered.
  if (opened !== null && names.includes(opened.page)) loading().catch(() => undefined);
  return function LazyPage() {
    const [Page] = useState(() => loaded ?? Later);
    return (
      <PageFrame>
        <Page />
        {!names.includes('installed') && <UninstallOver />}
      </PageFrame>
    );
  };
}

type Loaded = { readonly default: ComponentType };
