import { isRoutePage } from '@openshift-console/dynamic-plugin-sdk';
import { useExtensions } from '@openshift/dynamic-plugin-sdk';
import { Route, Routes } from 'react-router';
import { HomePage } from '../pages/HomePage';
import { OverviewPage } from '../pages/overview/OverviewPage';
import { NotFoundPage } from '../pages/NotFoundPage';
import { ResourceDetailsPage } from '../pages/ResourceDetailsPage';
import { ResourceListPage } from '../pages/ResourceListPage';
import { StockLink } from '../pages/StockLink';
import { LazyComponent } from '../plugins/LazyComponent';
import { useActivePerspective } from '../perspective/PerspectiveContext';
import { pluginsProcessed } from '../plugins/pluginStore';
import { useValueStore } from '../valueStore';
import { ErrorBoundary } from './ErrorBoundary';
import { LoadingBox } from './LoadingBox';

const NOTHING = {};

/** The pages of the plugins, and the console's own plain ones for resources. */
export function PluginRoutes() {
  const extensions = useExtensions(isRoutePage);
  const areProcessed = useValueStore(pluginsProcessed);
  const [active] = useActivePerspective();
  const pages = extensions
    .filter(({ properties: { perspective } }) => (perspective ?? active) === active)
    .flatMap(({ uid, properties: { path, exact, component } }) =>
      [path].flat().map((one) => ({
        key: `${uid}-${one}`,
        path: exact === true ? one : `${one.replace(/\/$/, '')}/*`,
        element: (
          <ErrorBoundary key={one}>
            <LazyComponent codeRef={component} componentProps={NOTHING} />
          </ErrorBoundary>
        ),
      })),
    );
  return (
    <Routes>
      {pages.map(({ key, path, element }) => (
        <Route key={key} path={path} element={element} />
      ))}
      <Route path="/" element={<HomePage />} />
      <Route path="/dashboards/*" element={<OverviewPage />} />
      <Route
        path="/k8s/ns/:ns/:resource"
        element={
          <StockLink isOpened>
            <ResourceListPage />
          </StockLink>
        }
      />
      <Route
        path="/k8s/all-namespaces/:resource"
        element={
          <StockLink isOpened>
            <ResourceListPage />
          </StockLink>
        }
      />
      <Route
        path="/k8s/cluster/:resource"
        element={
          <StockLink isOpened>
            <ResourceListPage />
          </StockLink>
        }
      />
      <Route
        path="/k8s/ns/:ns/:resource/:name/*"
        element={
          <StockLink isOpened>
            <ResourceDetailsPage />
          </StockLink>
        }
      />
      <Route
        path="/k8s/cluster/:resource/:name/*"
        element={
          <StockLink isOpened>
            <ResourceDetailsPage />
          </StockLink>
        }
      />
      <Route
        path="*"
        element={<StockLink>{areProcessed ? <NotFoundPage /> : <LoadingBox />}</StockLink>}
      />
    </Routes>
  );
}
