type Placed = {
  readonly properties: {
    readonly id: string;
    readonly insertBefore?: string | string[];
    readonly insertAfter?: string | string[];
  };
};

/**
 * Those that name no other place first, then those that name one of these, and so on.
 * Rule: console-app, nav/utils.ts (getSortedNavExtensions).
 */
export function ordered<Entry extends Placed>(entries: readonly Entry[]): readonly Entry[] {
  let placed: readonly Entry[] = [];
  let rest = entries;
  while (rest.length > 0) {
    const free = rest.filter((entry) => !rest.some(({ properties: { id } }) => names(entry, id)));
    const next = free.length === 0 ? rest : free;
    placed = next.reduce(place<Entry>, placed);
    rest = rest.filter((entry) => !next.includes(entry));
  }
  return placed;
}

function names({ properties: { insertBefore, insertAfter } }: Placed, id: string): boolean {
  return [insertBefore, insertAfter].flat().includes(id);
}

function place<Entry extends Placed>(placed: readonly Entry[], entry: Entry): readonly Entry[] {
  const { insertBefore, insertAfter } = entry.properties;
  const before = indexOfFirst(placed, insertBefore);
  const after = indexOfFirst(placed, insertAfter);
  if (before >= 0) {
    return placed.toSpliced(before, 0, entry);
  }
  return after >= 0 ? placed.toSpliced(after + 1, 0, entry) : [...placed, entry];
}

function indexOfFirst(
  placed: readonly Placed[],
  ids: string | readonly string[] | undefined,
): number {
  const wanted = typeof ids === 'string' ? [ids] : (ids ?? []);
  const found = wanted.find((id) => placed.some(({ properties }) => properties.id === id));
  return placed.findIndex(({ properties }) => properties.id === found);
}
