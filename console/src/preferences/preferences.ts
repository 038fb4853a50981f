/**
 * User preferences. The console keeps them in a ConfigMap per user and has them only after a request; here they are in
 * the browser, per user, and come just as late: until then `loaded` is false and every value undefined.
 */
import { isRecord, parseJson } from '../../json';
import { serverFlags } from '../serverFlags';
import { createValueStore } from '../valueStore';

export type Preferences = {
  readonly loaded: boolean;
  /** Values as JSON text, by sanitised key. */
  readonly data: Readonly<Record<string, string>>;
};

const STORAGE_KEY = `console-user-settings-${serverFlags.user}`;
const LOAD_MS = 30;

export const preferences = createValueStore<Preferences>({ loaded: false, data: {} });

/** Reads the stored preferences and follows changes in other tabs. */
export function startPreferences(): void {
  setTimeout(read, LOAD_MS);
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY) {
      read();
    }
  });
}

/** Stores one value; has no effect before the preferences are loaded, as in the console. */
export function writePreference(key: string, value: unknown): void {
  const { loaded, data } = preferences.get();
  if (!loaded) {
    return;
  }
  const text = JSON.stringify(value);
  const next = Object.entries({ ...data, [key]: text }).filter(([, stored]) => isText(stored));
  localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(next)));
  preferences.set({ loaded, data: Object.fromEntries(next) });
}

/** Keys of a ConfigMap allow few characters; the console replaces all others. */
export function sanitizedKey(key: string): string {
  return key.replace(/[^-._a-zA-Z0-9]/g, '_');
}

function read(): void {
  const stored = parseJson(localStorage.getItem(STORAGE_KEY) ?? '{}');
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  const texts = entries.flatMap(([key, value]) => (isText(value) ? [[key, value] as const] : []));
  preferences.set({ loaded: true, data: Object.fromEntries(texts) });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
