import { useEffect, useState } from 'react';
import { type Loadable, failed, loading, ready } from '~/kube/loadable';

/**
 * The result of an asynchronous function, requested again when the key changes.
 * @param ask must be the same function for the same key
 */
export function usePromise<T>(key: string, ask: () => Promise<T>): Loadable<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ key, value: loading });
  useEffect(() => {
    let isWanted = true;
    const keep = (value: Loadable<T>) => {
      if (isWanted) setAnswer({ key, value });
    };
    ask().then(
      (data) => {
        keep(ready(data));
      },
      (error: unknown) => {
        keep(failed({ kind: 'other', message: error instanceof Error ? error.message : '' }));
      },
    );
    return () => {
      isWanted = false;
    };
    // The key contains the dependencies.
    // oxlint-disable-next-line react/exhaustive-deps -- callers create the function at each rendering
  }, [key]);
  return answer.key === key ? answer.value : loading;
}

type Answer<T> = { readonly key: string; readonly value: Loadable<T> };
