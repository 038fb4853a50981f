/** How large the cluster of `npm run bench:cluster` is, and what its process tells. */
export const PACKAGES = 2000;
export const TEAMS = 500;
export const SUBSCRIPTIONS = 200;

/** Times in milliseconds, sizes in bytes. */
export type ServerReport =
  | { readonly kind: 'listening'; readonly url: string; readonly milliseconds: number }
  | {
      readonly kind: 'settled';
      readonly milliseconds: number;
      /** Subscriptions that have their Operator. */
      readonly installed: number;
      /** ClusterServiceVersions, with the copies. */
      readonly csvs: number;
    }
  | { readonly kind: 'memory'; readonly rss: number; readonly heapUsed: number };
