import { useExtensions } from '@openshift/dynamic-plugin-sdk';
import type { Extension, ExtensionPredicate, LoadedExtension } from '@openshift/dynamic-plugin-sdk';
import { useEffect, useState } from 'react';
import { resolveCodeRefs } from '../../../../plugins/codeRefs';

type Resolved = {
  readonly extensions: readonly object[];
  readonly isResolved: boolean;
  readonly errors: readonly unknown[];
};

const NONE: Resolved = { extensions: [], isResolved: false, errors: [] };

/** Extensions in use that match one of the guards, with all code references resolved. */
export function useResolvedExtensions(...guards: readonly ExtensionPredicate<Extension>[]) {
  const [matches] = useState(
    () =>
      (extension: Extension): extension is Extension =>
        guards.some((guard) => guard(extension)),
  );
  const extensions = useExtensions(matches);
  const [resolved, setResolved] = useState(NONE);
  useEffect(() => {
    let current = true;
    void resolveAll(extensions).then((result) => {
      if (current) {
        setResolved(result);
      }
    });
    return () => {
      current = false;
    };
  }, [extensions]);
  return [resolved.extensions, resolved.isResolved, resolved.errors];
}

async function resolveAll(extensions: readonly LoadedExtension[]): Promise<Resolved> {
  const results = await Promise.allSettled(
    extensions.map(async (extension) => ({
      ...extension,
      properties: await resolveCodeRefs(extension.properties),
    })),
  );
  return {
    isResolved: true,
    extensions: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    errors: results.flatMap((result): readonly unknown[] =>
      result.status === 'rejected' ? [result.reason] : [],
    ),
  };
}
