import type { JsonRecord } from '~/kube/json';
import type { Referenced } from './descriptors';
import type { Control } from './fieldControls';

/** What a page says about a field besides its schema. */
export type FieldHint = {
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly isRequired?: boolean;
  readonly control?: Control;
  /** The values of a choice; of a switch: on, off. */
  readonly options?: readonly FieldOption[];
  /** A name or an address: white space around it is removed. */
  readonly isName?: boolean;
  readonly refersTo?: Referenced;
  /** The title above it names it. */
  readonly isAlone?: boolean;
  /** Keys of a map with this prefix are kept, but not displayed. */
  readonly hiddenPrefix?: string;
  /** Displayed with the rarely used fields of its group. */
  readonly isRare?: boolean;
  /** Whether the other fields of its group make it useful. With a value, it is always displayed. */
  readonly isUsed?: (group: JsonRecord) => boolean;
  /** Of a reference: whether the resource of that name is created with the document. */
  readonly isCreated?: (name: string, document: JsonRecord) => boolean;
  /** The meaning of a choice without a value. */
  readonly none?: string;
  /** The value that the server assumes: a choice without a value displays it. */
  readonly usual?: string;
  /** The label of the choice between the fields of an item that exclude each other. */
  readonly sourceLabel?: string;
  /** Of a list: its items, which are displayed as rows. */
  readonly items?: ItemHint;
};

export type ItemHint = {
  /** The text of the button that adds one. */
  readonly add: string;
  /** The name of one by its number, which starts at 1. */
  readonly name: (number: number) => string;
  readonly blank?: unknown;
  /** Whether another control of the form displays it. */
  readonly isElsewhere?: (item: JsonRecord) => boolean;
};

/** By the pattern of the field, in their order. */
export type FieldHints = ReadonlyMap<string, FieldHint>;

export type FieldOption = { readonly value: string; readonly text: string };
