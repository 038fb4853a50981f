import { isContextProvider } from '@openshift-console/dynamic-plugin-sdk';
import type { ContextProvider } from '@openshift-console/dynamic-plugin-sdk';
import { useExtensions } from '@openshift/dynamic-plugin-sdk';
import type { LoadedExtension } from '@openshift/dynamic-plugin-sdk';
import { useEffect, useState } from 'react';
import type { Provider, ReactNode } from 'react';
import { LoadingBox } from '../shell/LoadingBox';
import { useValueStore } from '../valueStore';
import { pluginsProcessed } from './pluginStore';

type ResolvedProvider = {
  readonly uid: string;
  readonly provider: Provider<unknown>;
  readonly useValueHook: () => unknown;
};

/** Wraps the app in the contexts of the plugins; nothing is shown before all of them are known. */
export function ContextExtensions({ children }: { readonly children: ReactNode }) {
  const extensions = useExtensions(isContextProvider);
  const providers = useProviders(extensions);
  const areProcessed = useValueStore(pluginsProcessed);
  if (providers === undefined || !areProcessed) {
    return <LoadingBox />;
  }
  return providers.reduce<ReactNode>(
    (inner, resolved) => (
      <Provided key={resolved.uid} resolved={resolved}>
        {inner}
      </Provided>
    ),
    children,
  );
}

type ProvidedProps = { readonly resolved: ResolvedProvider; readonly children: ReactNode };

function Provided({
  resolved: { provider: ContextProvider, useValueHook },
  children,
}: ProvidedProps) {
  const value = useValueHook();
  return <ContextProvider value={value}>{children}</ContextProvider>;
}

function useProviders(
  extensions: readonly LoadedExtension<ContextProvider>[],
): readonly ResolvedProvider[] | undefined {
  const [resolved, setResolved] = useState<{
    readonly of: string;
    readonly providers: readonly ResolvedProvider[];
  }>();
  const wanted = extensions.map(({ uid }) => uid).join(' ');
  useEffect(() => {
    let current = true;
    void Promise.allSettled(extensions.map(resolve)).then((results) => {
      if (current) {
        const providers = results.flatMap((result) =>
          result.status === 'fulfilled' ? [result.value] : [],
        );
        setResolved({ of: wanted, providers });
      }
    });
    return () => {
      current = false;
    };
  }, [extensions, wanted]);
  // Not yet for an outdated list: the pages of a new plugin would be mounted twice.
  return resolved?.of === wanted ? resolved.providers : undefined;
}

async function resolve({
  uid,
  properties,
}: LoadedExtension<ContextProvider<unknown>>): Promise<ResolvedProvider> {
  const [provider, useValueHook] = await Promise.all([
    properties.provider(),
    properties.useValueHook(),
  ]);
  return { uid, provider, useValueHook };
}
