/** Loads plugins as the console does: the loader and store of `@openshift/dynamic-plugin-sdk`, unmodified. */
import { PluginStore } from '@openshift/dynamic-plugin-sdk';
import { serverFlags } from '../serverFlags';
import { store } from '../store/store';
import { createValueStore } from '../valueStore';

type ShareScope = Record<string, unknown>;

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, ShareScope>>;

/** Becomes true when every plugin has been loaded or has failed. */
export const pluginsProcessed = createValueStore(false);

/** Prepares the modules shared with plugins and the store that loads them. */
export async function createPluginStore(): Promise<PluginStore> {
  await __webpack_init_sharing__('default');
  const sharedScope = __webpack_share_scopes__['default'] ?? {};
  // Console 4.22 answers the two deprecated names with react-router itself.
  sharedScope['react-router-dom'] = sharedScope['react-router'];
  sharedScope['react-router-dom-v5-compat'] = sharedScope['react-router'];
  const pluginStore = new PluginStore({
    loaderOptions: {
      sharedScope,
      entryCallbackSettings: { name: '__load_plugin_entry__', registerCallback: true },
      fetchImpl: (url, requestInit) => fetch(url, requestInit),
      customDependencyResolutions: { '@console/pluginAPI': serverFlags.consoleVersion },
      isDependencyResolvable: (name) => name === '@console/pluginAPI',
    },
  });
  followFlags(pluginStore);
  return pluginStore;
}

/** Loads all plugins named by the server; a failure is found in the plugin store's info, and logged there. */
export async function loadPlugins(pluginStore: PluginStore): Promise<void> {
  await Promise.all(
    serverFlags.consolePlugins.map((name) =>
      pluginStore.loadPlugin(`${serverFlags.basePath}api/plugins/${name}/plugin-manifest.json`),
    ),
  );
  pluginsProcessed.set(true);
}

function followFlags(pluginStore: PluginStore): void {
  let seen: unknown;
  const pass = () => {
    const flags = store.getState().FLAGS;
    if (flags !== seen) {
      seen = flags;
      pluginStore.setFeatureFlags(flags.toObject());
    }
  };
  store.subscribe(pass);
  pass();
}
