import { lineIn, listIn } from './json';

/** As whom the user did something: as themselves, or as another in the console ("Impersonate User"). */
export type Actor =
  | { readonly kind: 'oneself' }
  | { readonly kind: 'user'; readonly name: string; readonly groups: readonly string[] }
  | { readonly kind: 'group'; readonly name: string };

/** The actor that a text stands for, as `useActingAs` names them; `null`: nobody. */
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
