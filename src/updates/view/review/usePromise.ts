import { useEffect, useState } from 'react';
import { type Loadable, failed, loading, ready } from '~/kube/loadable';

/**
 * What a function promises, asked for again when its key is another one.
 * @param ask has to be the same function for the same key
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
    // What it asks for is in the key.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- callers make the function anew in each rendering
  }, [key]);
  return answer.key === key ? answer.value : loading;
}

type Answer<T> = { readonly key: string; readonly value: Loadable<T> };
