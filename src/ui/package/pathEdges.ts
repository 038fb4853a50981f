import type { EdgeSource } from '~/olm/paths/edgeSource';

/** Which version of a package replaces which, for views of it. */
export type PathEdges = {
  readonly edges: EdgeSource;
  /** Reads the whole catalog, where it takes that. */
  readonly onRead: () => void;
};
