import type { CodeRef } from '@openshift/dynamic-plugin-sdk';
import type { ComponentType } from 'react';
import { LoadingBox } from '../shell/LoadingBox';
import { useCodeRef } from './codeRefs';

type LazyComponentProps<P> = {
  readonly codeRef: CodeRef<ComponentType<P>>;
  readonly componentProps: P;
};

/** A plugin's component, loaded when it is first rendered. @throws while rendering, the error of loading */
export function LazyComponent<P extends object>({
  codeRef,
  componentProps,
}: LazyComponentProps<P>) {
  const resolved = useCodeRef(codeRef);
  if (resolved === undefined) {
    return <LoadingBox />;
  }
  if ('error' in resolved) {
    throw resolved.error instanceof Error ? resolved.error : new Error(String(resolved.error));
  }
  const { value: Component } = resolved;
  return <Component {...componentProps} />;
}
