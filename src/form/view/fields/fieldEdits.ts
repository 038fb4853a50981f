import type { FieldPath } from '~/form/rules/fieldPaths';
import {
  type Move,
  sourceAt,
  withMovedText,
  withoutText,
  withSourceText,
  withText,
} from '~/form/rules/textEdits';

/** Whether a change is wanted, from the values that the document has when it is changed, in their notation. */
type Condition = (sourceAt: FieldEdits['sourceAt']) => boolean;

/** How a form changes its document. */
export type FieldEdits = {
  readonly set: (path: FieldPath, value: unknown, isWanted?: Condition) => void;
  /** A value as typed: a number in its notation, or YAML. */
  readonly setSource: (path: FieldPath, source: string) => void;
  /** Removes a value, with parents that are empty then. */
  readonly unset: (path: FieldPath) => void;
  readonly removeItem: (path: FieldPath) => void;
  /** Swaps two items of a list. */
  readonly move: (list: FieldPath, move: Move) => void;
  /** A value in its notation; `null`: absent. */
  readonly sourceAt: (path: FieldPath) => string | null;
};

type Kept = {
  /** Whether the parent at a path remains when it becomes empty. */
  readonly isKept: (path: FieldPath) => boolean;
  /** A list remains without its last item. */
  readonly keepsLists: boolean;
};

/**
 * The changes of a YAML text, which keep its other lines.
 */
export function editsOfText(
  text: string,
  onEdit: (edit: (text: string) => string) => void,
  { isKept, keepsLists }: Kept,
): FieldEdits {
  return {
    set: (path, value, isWanted = () => true) => {
      onEdit((before) =>
        isWanted((at) => sourceAt(before, at)) ? withText(before, path, value) : before,
      );
    },
    setSource: (path, source) => {
      onEdit((before) => withSourceText(before, path, source) ?? before);
    },
    unset: (path) => {
      onEdit((before) => withoutText(before, path, isKept));
    },
    removeItem: (path) => {
      onEdit((before) => withoutText(before, path, keepsLists ? () => true : isKept));
    },
    move: (list, move) => {
      onEdit((before) => withMovedText(before, list, move));
    },
    sourceAt: (path) => sourceAt(text, path),
  };
}
