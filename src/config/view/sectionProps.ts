import type { ConfigRows } from '~/config/rules/draft';

/** What every section of the settings gets: all of them, and how to change some. */
export type SectionProps = {
  readonly rows: ConfigRows;
  readonly onEdit: (changes: Partial<ConfigRows>) => void;
};
