import { useCallback, useMemo } from 'react';
import { useUserPreference } from '@openshift-console/dynamic-plugin-sdk';

/**
 * A preference that the console stores for the user in the cluster. Its value is parsed on reading and before each
 * change, because other versions and users also write it. Until it is loaded it is empty and cannot be changed, so that
 * no stored value is lost. There is no default: the console would store it for every user who opens the page.
 * @param name without the plugin's prefix
 */
export function useParsedPreference<T>(name: string, parse: (stored: unknown) => T) {
  const [stored, setStored, isLoaded] = useUserPreference<unknown>(
    `operator-hub.${name}`,
    undefined,
    true,
  );
  // The console parses the value again in each render. The same text is the same value.
  const text = stored === undefined ? 'null' : JSON.stringify(stored);
  const value = useMemo(() => parse(JSON.parse(text)), [parse, text]);
  const change = useCallback(
    (edit: (before: T) => T): void => {
      if (isLoaded) setStored((before: unknown) => edit(parse(before)));
    },
    [parse, isLoaded, setStored],
  );
  return [value, change] as const;
}
