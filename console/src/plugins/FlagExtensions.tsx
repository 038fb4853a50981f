import {
  isFeatureFlag,
  isFeatureFlagHookProvider,
  isModelFeatureFlag,
} from '@openshift-console/dynamic-plugin-sdk';
import type { FeatureFlagHandler, SetFeatureFlag } from '@openshift-console/dynamic-plugin-sdk';
import { useExtensions } from '@openshift/dynamic-plugin-sdk';
import type { CodeRef } from '@openshift/dynamic-plugin-sdk';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { discoveryRounds } from '../kube/discovery';
import { referenceOf } from '../kube/reference';
import { serverFlags } from '../serverFlags';
import { mapAt } from '../store/immutable';
import type { ConsoleState } from '../store/state';
import { setFlag, store } from '../store/store';
import { useCodeRef } from './codeRefs';
import { modelFlag } from './modelFlags';

/** Lets plugins set feature flags: once by a handler, all the time by a hook, or by the presence of a kind. */
export function FlagExtensions() {
  const handlers = useExtensions(isFeatureFlag);
  const hooks = useExtensions(isFeatureFlagHookProvider);
  useModelFlags();
  useEffect(() => {
    handlers.forEach(({ properties }) => {
      properties.handler().then(
        (handler) => {
          handler(setFeatureFlag);
        },
        () => undefined,
      );
    });
  }, [handlers]);
  return (
    <>
      {hooks.map(({ uid, properties }) => (
        <HookFlag key={uid} codeRef={properties.handler} />
      ))}
    </>
  );
}

function HookFlag({ codeRef }: { readonly codeRef: CodeRef<FeatureFlagHandler> }) {
  const resolved = useCodeRef(codeRef);
  return resolved !== undefined && 'value' in resolved ? (
    <RunHook useHandler={resolved.value} />
  ) : null;
}

function RunHook({ useHandler }: { readonly useHandler: FeatureFlagHandler }) {
  useHandler(setFeatureFlag);
  return null;
}

function useModelFlags(): void {
  const extensions = useExtensions(isModelFeatureFlag);
  const resources = useSelector(({ k8s }: ConsoleState) => mapAt(k8s, 'RESOURCES'));
  useEffect(() => {
    if (resources.get('loaded') !== true) {
      return;
    }
    const models = mapAt(resources, 'models');
    extensions.forEach(({ properties: { flag, model } }) => {
      const isServed = models.has(referenceOf(model)) || models.has(model.kind);
      const value = modelFlag(isServed, serverFlags.modelFlags, discoveryRounds());
      if (value !== undefined) setFeatureFlag(flag, value);
    });
  }, [extensions, resources]);
}

const setFeatureFlag: SetFeatureFlag = (flag, enabled) => {
  if (store.getState().FLAGS.get(flag) !== enabled) {
    store.dispatch(setFlag(flag, enabled));
  }
};
