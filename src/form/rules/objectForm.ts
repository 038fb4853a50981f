import type { Checked } from './documentFindings';

/** What a page knows of the objects of its form. */
export type ObjectForm = Omit<Checked, 'edited'> & {
  /** The Operator's descriptors of fields of `spec`. */
  readonly descriptors: readonly unknown[];
};
