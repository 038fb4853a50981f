import type { EdgeSource } from '~/olm/paths/channelEdges';

/** The update graph of a package, for views. */
export type PathEdges = {
  readonly edges: EdgeSource;
  /** Loads the whole catalog if necessary. */
  readonly onRead: () => void;
};
