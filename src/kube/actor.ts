/** Who is signed in, and whom they act as ("Impersonate User" of the console); `null`: themselves. */
export type Identity = { readonly session: string; readonly acting: Acting | null };

export type Acting = { readonly name: string; readonly groups: readonly string[] };

/** An identity as a part of storage keys. */
export function ownerTextOf({ session, acting }: Identity): string {
  return JSON.stringify(acting === null ? [session] : [session, acting.name, acting.groups]);
}
