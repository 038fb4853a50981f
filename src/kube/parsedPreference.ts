import { useCallback, useMemo } from 'react';
import { useUserPreference } from '@openshift-console/dynamic-plugin-sdk';

/**
 * A preference that the console keeps for the user in the cluster. What it holds is parsed on the way in and before
 * each change, as other versions and people write there, too. Until it is loaded it is empty and cannot be changed:
 * what the user has would be lost. There is no default: the console would store it for everyone who only looks.
 * @param name after the plugin's own prefix
 */
export function useParsedPreference<T>(name: string, parse: (stored: unknown) => T) {
  const [stored, setStored, isLoaded] = useUserPreference<unknown>(
    `operator-hub.${name}`,
    undefined,
    true,
  );
  // The console reads what it keeps anew for each rendering: the same text is the same value.
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
