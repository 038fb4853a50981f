import { useCallback, useEffect, useState } from 'react';
import type { SetStateAction } from 'react';
import { useValueStore } from '../valueStore';
import { preferences, sanitizedKey, writePreference } from './preferences';

/**
 * One user preference: value, setter, loaded. A default is stored when there is no value yet. Without `sync` a value
 * that another component or tab writes is not taken over.
 */
export function useUserPreference<T>(
  key: string,
  defaultValue?: T,
  sync = false,
): readonly [T | undefined, (action: Change<T>) => void, boolean] {
  const name = sanitizedKey(key);
  const { loaded, data } = useValueStore(preferences);
  const [firstDefault] = useState(defaultValue);
  const [own, setOwn] = useState<{ readonly name: string; readonly text: string | undefined }>();
  const seeded = own?.name === name;
  if (loaded && !seeded) {
    setOwn({ name, text: data[name] });
  }
  const text = sync ? data[name] : own?.text;
  const value = loaded && seeded ? parsed(text, firstDefault) : undefined;

  useEffect(() => {
    if (loaded && data[name] === undefined && firstDefault !== undefined) {
      writePreference(name, firstDefault);
    }
  }, [loaded, data, name, firstDefault]);

  const setValue = useCallback(
    (action: Change<T>) => {
      const previous = parsed(preferences.get().data[name], firstDefault);
      const next = isUpdater(action) ? action(previous) : action;
      setOwn({ name, text: JSON.stringify(next) });
      writePreference(name, next);
    },
    [name, firstDefault],
  );
  return [value, setValue, loaded && seeded];
}

type Change<T> = SetStateAction<T | undefined>;

function parsed<T>(text: string | undefined, fallback: T | undefined): T | undefined {
  const read: (json: string) => T = JSON.parse;
  return text === undefined ? fallback : read(text);
}

function isUpdater<T>(action: Change<T>): action is (previous: T | undefined) => T | undefined {
  return typeof action === 'function';
}
