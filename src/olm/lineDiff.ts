import { type StructuredPatchHunk, structuredPatch } from 'diff';

/** A removed, added or unchanged line. */
export type DiffLine = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string };

/** Changed lines with their context. */
export type DiffHunk = {
  /** The number of its first line in the old and in the new text, starting at 1. */
  readonly oldStart: number;
  readonly newStart: number;
  readonly lines: readonly DiffLine[];
};

export type LineDiff =
  | { readonly kind: 'hunks'; readonly hunks: readonly DiffHunk[] }
  /** The difference is too large to compute in time. */
  | { readonly kind: 'too-large' };

/**
 * The difference between two texts, line by line. Its cost grows with the changes, not with the length of the texts.
 * @param context the number of unchanged lines around a change
 */
export function lineDiff(before: string, after: string, context: number): LineDiff {
  const patch = structuredPatch('', '', before, after, '', '', { context, ...LIMITS });
  return patch === undefined
    ? { kind: 'too-large' }
    : { kind: 'hunks', hunks: patch.hunks.map(hunkOf) };
}

/** Limits of useful output and of the time to wait (milliseconds). */
const LIMITS = { maxEditLength: 2_000, timeout: 2_000 } as const;

function hunkOf({ oldStart, newStart, lines }: StructuredPatchHunk): DiffHunk {
  return { oldStart, newStart, lines: lines.flatMap(lineOf) };
}

/** A backslash marks a missing line break at the end of a text. */
function lineOf(line: string): readonly DiffLine[] {
  const kind = KINDS.get(line.slice(0, 1));
  return kind === undefined ? [] : [{ kind, text: line.slice(1) }];
}

const KINDS: ReadonlyMap<string, DiffLine['kind']> = new Map([
  [' ', 'same'],
  ['-', 'removed'],
  ['+', 'added'],
]);
