import { useSelector } from 'react-redux';
import type { ConsoleState } from './state';

/** A feature flag; undefined while it is not known yet (the SDK's `useFlag` hides that in its type). */
export function useFlagValue(flag: string): boolean | undefined {
  return useSelector(({ FLAGS }: ConsoleState) => FLAGS.get(flag));
}
