import { Alert } from '@patternfly/react-core';
import { PluginEventType } from '@openshift/dynamic-plugin-sdk';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverFlags } from '../serverFlags';
import { PluginStoreContext } from './PluginStoreContext';

/** Names each plugin that could not be loaded, with the loader's reason. */
export function PluginFailures() {
  const { t } = useTranslation('public');
  const pluginStore = useContext(PluginStoreContext);
  const [info, setInfo] = useState(() => pluginStore?.getPluginInfo() ?? []);
  useEffect(
    () =>
      pluginStore?.subscribe([PluginEventType.PluginInfoChanged], () => {
        setInfo(pluginStore.getPluginInfo());
      }),
    [pluginStore],
  );
  const failures = info.flatMap((entry) => (entry.status === 'failed' ? [entry] : []));
  return (
    <>
      {serverFlags.consolePlugins.length === 0 && (
        <Alert component="h2" variant="warning" isInline title={t('No plugin is built yet')}>
          {t('Build it with: npm run build')}
        </Alert>
      )}
      {failures.map(({ manifest, errorMessage }) => (
        <Alert
          component="h2"
          key={manifest.name}
          variant="danger"
          isInline
          title={t('Plugin {{name}} could not be loaded', { name: manifest.name })}
        >
          {errorMessage}
        </Alert>
      ))}
    </>
  );
}
