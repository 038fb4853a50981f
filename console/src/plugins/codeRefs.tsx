import type { CodeRef } from '@openshift/dynamic-plugin-sdk';
import { useEffect, useState } from 'react';

export type Resolved<T> = { readonly value: T } | { readonly error: unknown } | undefined;

/** The value of a code reference; undefined while its chunk loads. */
export function useCodeRef<T>(codeRef: CodeRef<T>): Resolved<T> {
  const [resolved, setResolved] = useState<Resolved<T>>();
  useEffect(() => {
    let current = true;
    codeRef().then(
      (value) => {
        if (current) {
          setResolved({ value });
        }
      },
      (error: unknown) => {
        if (current) {
          setResolved({ error });
        }
      },
    );
    return () => {
      current = false;
    };
  }, [codeRef]);
  return resolved;
}

/** A copy of a value in which every code reference, at any depth, is replaced by its module. */
export async function resolveCodeRefs(value: unknown): Promise<unknown> {
  if (isCodeRef(value)) {
    return value();
  }
  if (Array.isArray(value)) {
    return Promise.all(value.map(resolveCodeRefs));
  }
  if (typeof value === 'object' && value !== null && isPlain(value)) {
    const entries = Object.entries(value).map(
      async ([key, inner]) => [key, await resolveCodeRefs(inner)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  }
  return value;
}

/** In extensions of a loaded plugin every function is a code reference. */
function isCodeRef(value: unknown): value is CodeRef {
  return typeof value === 'function';
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}
