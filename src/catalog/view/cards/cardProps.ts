import type { CatalogEntry } from '~/olm/packages/catalogEntries';
import type { ShownCard } from '~/catalog/rules/cards';
import type { News } from '~/catalog/rules/visits';
import type { Translate } from '~/i18n';
import type { NamespaceScope } from '~/routes';

/** The props of a tile or a row. */
export type CardProps = {
  readonly card: ShownCard;
  readonly scope: NamespaceScope;
  readonly sourceLabels: ReadonlyMap<string, string>;
  /** The prefix of the console's paths. */
  readonly base: string;
  /** In the tab order. */
  readonly isStop: boolean;
  /** Its details are open. */
  readonly isSelected: boolean;
  readonly isFavorite: boolean;
  /** The change since the last visit. */
  readonly news: News | null;
  /** From the list, because a hook in each card would be a considerable part of its time. */
  readonly t: Translate;
};

/** Compares the displayed values, because every search creates new hints. */
export function isSameCardProps(one: CardProps, other: CardProps): boolean {
  return (
    one.t === other.t &&
    one.scope === other.scope &&
    one.base === other.base &&
    one.sourceLabels === other.sourceLabels &&
    isSameCard(one.card, other.card) &&
    (['isStop', 'isSelected', 'isFavorite', 'news'] as const).every(
      (name) => one[name] === other[name],
    )
  );
}

function isSameCard(one: ShownCard, other: ShownCard): boolean {
  return (
    one === other ||
    (isSameEntry(one.main, other.main) &&
      one.hint?.field === other.hint?.field &&
      one.hint?.text === other.hint?.text &&
      one.others.length === other.others.length &&
      one.others.every(({ item }, index) => item.id === other.others[index]?.item.id))
  );
}

function isSameEntry(one: CatalogEntry, other: CatalogEntry): boolean {
  return (
    one.item === other.item &&
    one.state === other.state &&
    one.fit?.kind === other.fit?.kind &&
    isSameUpdate(one.update, other.update)
  );
}

function isSameUpdate(one: CatalogEntry['update'], other: CatalogEntry['update']): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}
