import { lineIn, listIn } from './json';

/** Who is signed in, and whom they act as ("Impersonate User" of the console); `null`: themselves. */
export type Identity = { readonly session: string; readonly acting: Acting | null };

export type Acting = { readonly name: string; readonly groups: readonly string[] };

/** The identity with which the user acted: their own, or an impersonated one. */
export type Actor =
  | { readonly kind: 'oneself' }
  | { readonly kind: 'user'; readonly name: string; readonly groups: readonly string[] }
  | { readonly kind: 'group'; readonly name: string };

/** An identity as a part of storage keys. */
export function ownerTextOf({ session, acting }: Identity): string {
  return JSON.stringify(acting === null ? [session] : [session, acting.name, acting.groups]);
}

/** The actor in such a text; `null` if there is none, or if another user was signed in, of whom nothing is shown. */
export function actorIn(text: string, signedIn: string): Actor | null {
  const [session, name, groups] = partsIn(text);
  if (session !== signedIn) return null;
  if (name === undefined) return { kind: 'oneself' };
  const shown = lineIn(name);
  if (shown === null) return null;
  const all = listIn(groups).flatMap((one) => lineIn(one) ?? []);
  // To impersonate a group, the console names it as the user, too.
  return all.length === 1 && all[0] === shown
    ? { kind: 'group', name: shown }
    : { kind: 'user', name: shown, groups: all };
}

function partsIn(text: string): readonly unknown[] {
  try {
    return listIn(JSON.parse(text));
  } catch {
    return [];
  }
}
