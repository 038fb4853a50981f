import storeHandler from '@openshift-console/dynamic-plugin-sdk/lib/app/storeHandler';
import { ModalProvider } from '@openshift-console/dynamic-plugin-sdk/lib/app/modal-support/ModalProvider';
import { OverlayProvider } from '@openshift-console/dynamic-plugin-sdk/lib/app/modal-support/OverlayProvider';
import { PluginStoreProvider } from '@openshift/dynamic-plugin-sdk';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { startHeartbeat } from './connection/connection';
import { startI18n } from './i18n';
import { startDiscovery } from './kube/discovery';
import { NamespaceProvider } from './namespace/NamespaceContext';
import { PerspectiveProvider } from './perspective/PerspectiveContext';
import { ContextExtensions } from './plugins/ContextExtensions';
import { startHostFlags } from './plugins/hostFlags';
import { createPluginStore, loadPlugins } from './plugins/pluginStore';
import { startPreferences } from './preferences/preferences';
import { serverFlags } from './serverFlags';
import { App } from './shell/App';
import { PluginStoreContext } from './shell/PluginStoreContext';
import { store } from './store/store';

// The SDK's access reviews read the store from here, outside React.
storeHandler.setStore(store);
await start();

async function start(): Promise<void> {
  const app = document.getElementById('app');
  if (app === null) {
    throw new Error('the page has no element #app');
  }
  startPreferences();
  startDiscovery();
  startHostFlags();
  startHeartbeat(`${serverFlags.basePath}api/kubernetes/version`);
  const [pluginStore] = await Promise.all([createPluginStore(), startI18n()]);
  void loadPlugins(pluginStore);
  createRoot(app).render(
    <Provider store={store}>
      <PluginStoreContext.Provider value={pluginStore}>
        <PluginStoreProvider store={pluginStore}>
          <BrowserRouter basename={serverFlags.basePath}>
            <PerspectiveProvider>
              <NamespaceProvider>
                <ModalProvider>
                  <OverlayProvider>
                    <ContextExtensions>
                      <App />
                    </ContextExtensions>
                  </OverlayProvider>
                </ModalProvider>
              </NamespaceProvider>
            </PerspectiveProvider>
          </BrowserRouter>
        </PluginStoreProvider>
      </PluginStoreContext.Provider>
    </Provider>,
  );
}
