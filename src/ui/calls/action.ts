import type { ReportedCondition } from '~/ui/ReportedCondition';
import type { ClusterCall } from '~/olm/calls/clusterCall';

/**
 * A change of the cluster as plain data, shown by {@link ActionDialog}. A pure function of facts, the user's input and
 * `t` creates it, for each input again.
 */
export type Action = {
  readonly titles: ActionTitles;
  /** Empty if the input is incomplete, or if nothing is left to do. */
  readonly calls: readonly ClusterCall[];
  /** The effect: a sentence, or paragraphs. */
  readonly text?: string | Stated<string>;
  /** What is lost and what remains, as a list. */
  readonly losses?: Stated<string>;
  /** A condition as its controller reports it. */
  readonly reported?: Parameters<typeof ReportedCondition>[0];
  readonly notices?: Stated<ActionNotice>;
  readonly fields?: readonly ActionField[];
  /** What can be saved before it is deleted. */
  readonly download?: {
    readonly text: string;
    readonly fileName: string;
    readonly manifest: object;
  };
  readonly isDanger?: boolean;
  /** Sends one call, if more than the call is required. */
  readonly send?: (call: ClusterCall) => Promise<void>;
};

/** An action that the user's input changes. */
export type ActionOf = (input: Input) => Action;

/** Why an action is not available, with the page that helps. */
export type Unavailable = {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly text: string; readonly to: string };
  readonly calls: readonly [];
};

/** Those that apply. */
type Stated<Statement> = readonly (Statement | false)[];

export type ActionTitles = {
  /** The action as a question. */
  readonly question: string;
  /** The button's text. */
  readonly action: string;
  /** The title after completion. */
  readonly done: string;
};

export type ActionNotice = {
  readonly variant: 'info' | 'warning';
  readonly title: string;
  readonly text?: string;
  readonly list?: readonly string[];
  /** Spoken when it appears. */
  readonly isLiveRegion?: true;
};

/** The user's input by the ID of its field. A field without input is absent. */
export type Input = Readonly<Record<string, string>>;

/** A choice of the user, with the current value. */
export type ActionField = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** Collapsed. */
  readonly isAdvanced?: true;
} & (
  | {
      readonly options: readonly {
        readonly name: string;
        readonly label: string;
        readonly description?: string;
        /** In place of a description. */
        readonly time?: string;
      }[];
    }
  | {
      readonly help: string;
      readonly isWrong?: boolean;
      readonly isRequired?: boolean;
      /** A text of several lines. */
      readonly isLong?: boolean;
    }
);

/** A button that opens a dialog, or a link to the page that can do it. */
export type Offer<Opens> = { readonly text: string } & (
  | Opens
  | {
      readonly to: string;
      /** Only names a resource. */
      readonly isName?: true;
    }
);
