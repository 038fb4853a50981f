import type { CodeRef } from '@openshift/dynamic-plugin-sdk';
import { lazy, Suspense, useMemo } from 'react';
import type { ComponentType } from 'react';
import { LoadingBox } from '../shell/LoadingBox';

type LazyComponentProps<P> = {
  readonly codeRef: CodeRef<ComponentType<P>>;
  readonly componentProps: P;
};

/** A plugin's component, loaded when it is first shown. */
export function LazyComponent<P extends object>({
  codeRef,
  componentProps,
}: LazyComponentProps<P>) {
  const Loaded = useMemo(
    () =>
      lazy(async () => {
        const Component = await codeRef();
        return { default: (props: { readonly given: P }) => <Component {...props.given} /> };
      }),
    [codeRef],
  );
  return (
    <Suspense fallback={<LoadingBox />}>
      <Loaded given={componentProps} />
    </Suspense>
  );
}
