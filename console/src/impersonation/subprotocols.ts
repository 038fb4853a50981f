/** The impersonated identity: a user, a user with some groups only, or a group. */
export type Acting = {
  readonly kind: 'User' | 'UserWithGroups' | 'Group';
  readonly name: string;
  readonly groups?: readonly string[];
};

/** A WebSocket sends no headers of the page's. */
export function subprotocolsOf({ kind, name, groups = [] }: Acting): readonly string[] {
  const who = kind === 'Group' ? 'Impersonate-Group' : 'Impersonate-User';
  return [
    `${who}.${encoded(name)}`,
    ...groups.map((group) => `Impersonate-Group.${encoded(group)}`),
  ];
}

/** A subprotocol cannot contain commas, `=` and `/`. */
function encoded(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('=', '_').replaceAll('/', '-');
}
