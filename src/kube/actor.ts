import { lineIn, listIn } from './json';

/** The identity with which the user acted: their own, or an impersonated one ("Impersonate User" of the console). */
export type Actor =
  | { readonly kind: 'oneself' }
  | { readonly kind: 'user'; readonly name: string; readonly groups: readonly string[] }
  | { readonly kind: 'group'; readonly name: string };

/** The actor in a stored text, in the format of `useActingAs`; `null` if there is none. */
export function actorIn(text: string): Actor | null {
  if (text === '') return { kind: 'oneself' };
  const [kind, name, groups] = partsIn(text);
  const shown = lineIn(name);
  if (typeof kind !== 'string' || shown === null) return null;
  if (kind === 'Group') return { kind: 'group', name: shown };
  return { kind: 'user', name: shown, groups: listIn(groups).flatMap((one) => lineIn(one) ?? []) };
}

function partsIn(text: string): readonly unknown[] {
  try {
    return listIn(JSON.parse(text));
  } catch {
    return [];
  }
}
