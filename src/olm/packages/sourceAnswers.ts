import type { Failure } from '~/kube/failure';
import { type Loadable, failed, loading, ready } from '~/kube/loadable';
import type { CatalogItem } from './catalogItem';
import type { PackageSource } from './packageSource';

/** The names of packages of a source that are not shown. */
export type LeftOut = {
  /** Packages without a channel, which cannot be installed. */
  readonly unusable: readonly string[];
  /** Duplicates, of which the first is used. */
  readonly twice: readonly string[];
};

/** The state of one source of packages. */
export type SourceAnswer = {
  readonly source: PackageSource;
  /** `null` before the first answer. */
  readonly items: readonly CatalogItem[] | null;
  readonly leftOut: LeftOut | null;
  /** The failure of the last request. */
  readonly failure: Failure | null;
};

/**
 * The packages of all sources: ready after the first answer, failed only if all failed, stale if a source that answered
 * before fails now.
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

/** The display names of catalogs without an answer yet. */
export function pendingIn(answers: readonly SourceAnswer[]): readonly string[] {
  return answers
    .filter(
      ({ source, items, failure }) => source.catalog !== null && items === null && failure === null,
    )
    .map(({ source }) => source.displayName);
}

/** A catalog that could not be read. */
export type UnreadCatalog = {
  readonly catalog: string;
  readonly failure: Failure;
  /** A part of its packages could be read. */
  readonly isCut?: boolean;
};

/** The catalogs that only failed. The combined answer of a namespace has no name. */
export function unreadIn(answers: readonly SourceAnswer[]): readonly UnreadCatalog[] {
  return answers.flatMap(({ source, items, failure }) =>
    source.catalog !== null && items === null && failure !== null
      ? [{ catalog: source.displayName, failure }]
      : [],
  );
}

/** A catalog with hidden packages. */
export type ShortenedCatalog = LeftOut & {
  readonly catalog: string;
  /** The number of lines of its content that are not valid JSON. */
  readonly broken?: number;
};

/** The catalogs with hidden packages. The combined answer of a namespace has no name. */
export function shortenedIn(answers: readonly SourceAnswer[]): readonly ShortenedCatalog[] {
  return answers.flatMap(({ source, leftOut }) =>
    leftOut === null || leftOut.unusable.length + leftOut.twice.length === 0
      ? []
      : [{ ...leftOut, catalog: source.displayName }],
  );
}
