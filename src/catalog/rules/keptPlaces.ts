import type { ShownCard } from './cards';

/**
 * The cards with those that are shown already in their order, and later ones after them, so that a click opens the
 * package at which the user aimed. The same list if that is its order.
 */
export function keptPlaces(
  shown: readonly ShownCard[],
  next: readonly ShownCard[],
): readonly ShownCard[] {
  const byId = new Map(next.map((card) => [card.id, card]));
  const kept = shown.flatMap(({ id }) => byId.get(id) ?? []);
  const ids = new Set(kept.map(({ id }) => id));
  const order = [...kept, ...next.filter(({ id }) => !ids.has(id))];
  return order.every((card, at) => card === next[at]) ? next : order;
}
