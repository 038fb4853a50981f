import { isActionProvider } from '@openshift-console/dynamic-plugin-sdk/lib/extensions/actions';
import type {
  Action,
  ActionProvider,
  ActionServiceProviderProps,
} from '@openshift-console/dynamic-plugin-sdk/lib/extensions/actions';
import { useExtensions } from '@openshift/dynamic-plugin-sdk';
import type { LoadedExtension } from '@openshift/dynamic-plugin-sdk';
import { useCallback, useEffect, useState } from 'react';
import { useCodeRef } from '../../../../../plugins/codeRefs';

type Result = {
  readonly actions: readonly Action[];
  readonly isReady: boolean;
  readonly error: unknown;
};
type Results = Readonly<Record<string, Result>>;

/** Runs the action hooks that plugins provide for the given contexts and passes their results on. */
export default function ActionServiceProvider({ context, children }: ActionServiceProviderProps) {
  const extensions = useExtensions(isActionProvider).filter(
    ({ properties }) => properties.contextId in context,
  );
  const scopes: Readonly<Record<string, unknown>> = context;
  const [results, setResults] = useState<Results>({});
  const report = useCallback((uid: string, result: Result) => {
    setResults((known) => ({ ...known, [uid]: result }));
  }, []);
  const own = extensions.flatMap(({ uid }) => results[uid] ?? []);
  const actions = own.flatMap((result) => result.actions);
  return (
    <>
      {extensions.map((extension) => (
        <ProviderOf
          key={extension.uid}
          extension={extension}
          scope={scopes[extension.properties.contextId]}
          report={report}
        />
      ))}
      {children({
        actions,
        options: actions,
        loaded: own.length === extensions.length && own.every(({ isReady }) => isReady),
        error: own.find(({ error }) => Boolean(error))?.error,
      })}
    </>
  );
}

type ProviderProps = {
  readonly extension: LoadedExtension<ActionProvider>;
  readonly scope: unknown;
  readonly report: (uid: string, result: Result) => void;
};

function ProviderOf({ extension, scope, report }: ProviderProps) {
  const resolved = useCodeRef(extension.properties.provider);
  return resolved !== undefined && 'value' in resolved ? (
    <RunProvider useActions={resolved.value} uid={extension.uid} scope={scope} report={report} />
  ) : null;
}

type RunProps = {
  readonly useActions: (scope: unknown) => readonly [Action[], boolean, unknown];
  readonly uid: string;
  readonly scope: unknown;
  readonly report: ProviderProps['report'];
};

function RunProvider({ useActions, uid, scope, report }: RunProps) {
  const [actions, isReady, error] = useActions(scope);
  useEffect(() => {
    report(uid, { actions, isReady, error });
  }, [uid, actions, isReady, error, report]);
  return null;
}
