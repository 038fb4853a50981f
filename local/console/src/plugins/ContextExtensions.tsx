import { isContextProvider } from '@openshift-console/dynamic-plugin-sdk';
import type { ContextProvider } from '@openshift-console/dynamic-plugin-sdk';
import { useExtensions } from '@openshift/dynamic-plugin-sdk';
import type { LoadedExtension } from '@openshift/dynamic-plugin-sdk';
import { useEffect, useState } from 'react';
import type { Provider, ReactNode } from 'react';
import { LoadingBox } from '../shell/LoadingBox';

type ResolvedProvider = {
  readonly uid: string;
  readonly provider: Provider<unknown>;
  readonly useValueHook: () => unknown;
};

/** Wraps the app in the contexts of the plugins; nothing is shown before all of them are known, as in the console. */
export function ContextExtensions({ children }: { readonly children: ReactNode }) {
  const extensions = useExtensions(isContextProvider);
  const providers = useProviders(extensions);
  if (providers === undefined) {
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
  const [providers, setProviders] = useState<readonly ResolvedProvider[]>();
  useEffect(() => {
    let current = true;
    void Promise.allSettled(extensions.map(resolve)).then((results) => {
      if (current) {
        setProviders(
          results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
        );
      }
    });
    return () => {
      current = false;
    };
  }, [extensions]);
  return providers;
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
