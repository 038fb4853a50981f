import type { ConfigRows } from '~/config/rules/draft';

/** The props of every section of the settings. */
export type SectionProps = {
  readonly rows: ConfigRows;
  readonly onEdit: (changes: Partial<ConfigRows>) => void;
};
