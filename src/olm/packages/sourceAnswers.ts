import type { Failure } from '~/kube/failure';
import { type Loadable, failed, loading, ready } from '~/kube/loadable';
import type { CatalogItem } from './catalogItem';
import type { PackageSource } from './packageSource';

/** Packages of a source that are not shown, by their names. */
export type LeftOut = {
  /** Nobody could subscribe to them: they have no channel. */
  readonly unusable: readonly string[];
  /** They came twice, of which the first counts. */
  readonly twice: readonly string[];
};

/** What is known of one source of packages. */
export type SourceAnswer = {
  readonly source: PackageSource;
  /** `null` as long as it never answered. */
  readonly items: readonly CatalogItem[] | null;
  readonly leftOut: LeftOut | null;
  /** Why its last answer failed. */
  readonly failure: Failure | null;
};

/**
 * The packages of all sources: there as soon as one has answered, failed only when none did. They are stale when one
 * that answered before can no longer be asked.
 */
export function packagesIn(answers: readonly SourceAnswer[]): Loadable<readonly CatalogItem[]> {
  const answered = answers.filter(({ items }) => items !== null);
  const failure = answers.find((answer) => answer.failure !== null)?.failure ?? null;
  if (answered.length > 0 || answers.length === 0) {
    const items = answered.flatMap((answer) => answer.items ?? []);
    return ready(items, answered.find((answer) => answer.failure !== null)?.failure ?? null);
  }
  return failure !== null && answers.every((answer) => answer.failure !== null)
    ? failed(failure)
    : loading;
}

/** The catalogs of which nothing is known yet, by what people call them. */
export function pendingIn(answers: readonly SourceAnswer[]): readonly string[] {
  return answers
    .filter(
      ({ source, items, failure }) => source.catalog !== null && items === null && failure === null,
    )
    .map(({ source }) => source.displayName);
}

/** A catalog that could not be read. */
export type UnreadCatalog = { readonly catalog: string; readonly failure: Failure };

/** The catalogs that never answered anything but a failure; one answer for all of a namespace has no name. */
export function unreadIn(answers: readonly SourceAnswer[]): readonly UnreadCatalog[] {
  return answers.flatMap(({ source, items, failure }) =>
    source.catalog !== null && items === null && failure !== null
      ? [{ catalog: source.displayName, failure }]
      : [],
  );
}

/** A catalog of which some packages are not shown. */
export type ShortenedCatalog = LeftOut & { readonly catalog: string };

/** The catalogs of which some packages are not shown; all of a namespace together have no name. */
export function shortenedIn(answers: readonly SourceAnswer[]): readonly ShortenedCatalog[] {
  return answers.flatMap(({ source, leftOut }) =>
    leftOut === null || leftOut.unusable.length + leftOut.twice.length === 0
      ? []
      : [{ ...leftOut, catalog: source.displayName }],
  );
}
