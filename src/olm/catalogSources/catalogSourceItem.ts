import type { CatalogSource } from '~/kube/models/catalogSource';
import type { CatalogHealth } from './catalogHealth';

/** A catalog as its pages show it: a CatalogSource, or a default one that is switched off and therefore has none (CS-041). */
export type CatalogSourceItem = {
  /** `<namespace>/<name>` */
  readonly id: string;
  readonly namespace: string;
  readonly name: string;
  readonly displayName: string;
  readonly publisher: string;
  /** `null`: a default catalog that is switched off. */
  readonly source: CatalogSource | null;
  readonly origin: SourceOrigin;
  /** Its Operators can be installed in every namespace; otherwise in its own only. */
  readonly isGlobal: boolean;
  readonly state: CatalogHealth['state'] | 'disabled';
  /** OLM's own word for the connection, or its reason; empty while it has said nothing. */
  readonly observed: string;
  readonly message: string;
  /** When the connection was last in another state, as a timestamp. */
  readonly since: string | null;
  readonly endpoint: SourceEndpoint;
  /** CS-009; 0 where nothing is said. */
  readonly priority: number;
  readonly poll: SourcePoll;
};

/** Where a catalog comes from. Sources: OperatorHub `cluster`, CS-022, CS-040. */
export type SourceOrigin =
  | {
      readonly kind: 'default';
      readonly isDisabled: boolean;
      /** What says so: its own entry in `spec.sources`, `disableAllDefaultSources`, or nobody. */
      readonly decidedBy: 'entry' | 'all' | 'nobody';
    }
  | { readonly kind: 'custom' }
  /** The OperatorHub may not be read. */
  | { readonly kind: 'unknown' };

/** What OLM asks for the catalog's content (CS-006). */
export type SourceEndpoint =
  | {
      readonly kind: 'image';
      readonly image: string;
      /** It names its content, and never changes (CS-008). */
      readonly isPinned: boolean;
    }
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'configmap'; readonly name: string }
  | { readonly kind: 'none' };

/** When OLM looks for a newer image (CS-010). */
export type SourcePoll =
  | { readonly kind: 'never' }
  | {
      readonly kind: 'every';
      /** As it was written. */
      readonly interval: string;
      /** `null`: no duration; OLM takes its own default. */
      readonly seconds: number | null;
      readonly last: string | null;
    };
