/** Size of the cluster of `npm run bench:cluster`, and reports of its process. */
export const PACKAGES = 2000;
export const TEAMS = 500;
export const SUBSCRIPTIONS = 200;

/** Times in milliseconds, sizes in bytes. */
export type ServerReport =
  | { readonly kind: 'listening'; readonly url: string; readonly milliseconds: number }
  | {
      readonly kind: 'settled';
      readonly milliseconds: number;
      /** Subscriptions with an installed Operator. */
      readonly installed: number;
      /** ClusterServiceVersions, including copied CSVs. */
      readonly csvs: number;
    }
  | { readonly kind: 'memory'; readonly rss: number; readonly heapUsed: number };
