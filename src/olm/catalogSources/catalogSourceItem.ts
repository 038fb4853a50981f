import type { CatalogSource } from '~/kube/models/olm';
import type { CatalogHealth } from './catalogHealth';

/** A catalog as its pages show it: a CatalogSource, or a disabled default catalog, which has none (CS-041). */
export type CatalogSourceItem = {
  /** `<namespace>/<name>` */
  readonly id: string;
  readonly namespace: string;
  readonly name: string;
  readonly displayName: string;
  readonly publisher: string;
  /** `null`: a disabled default catalog. */
  readonly source: CatalogSource | null;
  readonly origin: SourceOrigin;
  /** Its Operators can be installed in every namespace; otherwise only in its own. */
  readonly isGlobal: boolean;
  readonly state: CatalogHealth['state'] | 'disabled';
  /** The connection state that OLM reports, or its reason; empty before the first report. */
  readonly observed: string;
  readonly message: string;
  /** The time when the connection last changed its state, as a timestamp. */
  readonly since: string | null;
  readonly endpoint: SourceEndpoint;
  /** CS-009; the default is 0. */
  readonly priority: number;
  readonly poll: SourcePoll;
};

/** The origin of a catalog. Sources: OperatorHub `cluster`, CS-022, CS-040. */
export type SourceOrigin =
  | {
      readonly kind: 'default';
      readonly isDisabled: boolean;
      /** The setting that decides: its own entry in `spec.sources`, `disableAllDefaultSources`, or none. */
      readonly decidedBy: 'entry' | 'all' | 'nobody';
    }
  | { readonly kind: 'custom' }
  /** No permission to read the OperatorHub. */
  | { readonly kind: 'unknown' };

/** The source of the catalog's content (CS-006). */
export type SourceEndpoint =
  | {
      readonly kind: 'image';
      readonly image: string;
      /** The digest of the image is fixed, so that the content never changes (CS-008). */
      readonly isPinned: boolean;
    }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'configmap'; readonly name: string }
  | { readonly kind: 'none' };

/** When OLM checks for a later image (CS-010). */
export type SourcePoll =
  | { readonly kind: 'never' }
  | {
      readonly kind: 'every';
      /** The interval as written in the spec. */
      readonly interval: string;
      /** `null`: not a duration; OLM uses its default. */
      readonly seconds: number | null;
      readonly last: string | null;
    };
