import type { TextPart } from './readDocuments';

/**
 * Splits JSON lines or concatenated (also indented) JSON objects. A value starts at a line that starts with `{`, so
 * that an invalid one does not affect others, and large catalogs are split without reading each character.
 */
export function* readJsonText(bytes: Buffer): Generator<TextPart> {
  let line = 1;
  let start = 0;
  while (start < bytes.length) {
    const next = bytes.indexOf('\n{', start);
    const end = next === -1 ? bytes.length : next + 1;
    const text = bytes.toString('utf8', start, end);
    yield* partsOf(text, line);
    line += linesIn(text);
    start = end;
  }
}

function* partsOf(text: string, line: number): Generator<TextPart> {
  if (text.trim() === '') return;
  const whole = parse(text, line);
  if (!('message' in whole)) {
    yield whole;
    return;
  }
  const pieces = balancedPieces(text);
  if (pieces.length < 2) {
    yield whole;
    return;
  }
  for (const piece of pieces) yield parse(piece.text, line + piece.linesBefore);
}

function parse(text: string, line: number): TextPart {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/u, ''));
    return { line, value };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { line: line + linesBeforeError(text, message), message: `malformed JSON: ${message}` };
  }
}

/** V8 reports the place as `position N`. */
function linesBeforeError(text: string, message: string): number {
  const position = /position (\d+)/u.exec(message)?.[1];
  return position === undefined ? 0 : linesIn(text.slice(0, Number(position)).trimEnd());
}

type Piece = { readonly text: string; readonly linesBefore: number };

/** Splits objects on one line where braces are balanced. */
function balancedPieces(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let start = 0;
  // Strings are skipped, so that their braces do not count.
  for (const token of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/gsu)) {
    if (token[0] === '{') depth += 1;
    else if (token[0] === '}') depth -= 1;
    if (token[0] !== '}' || depth !== 0) continue;
    const end = token.index + 1;
    pieces.push({ text: text.slice(start, end), linesBefore: linesIn(text.slice(0, start)) });
    start = end;
  }
  const rest = text.slice(start);
  if (rest.trim() !== '') pieces.push({ text: rest, linesBefore: linesIn(text.slice(0, start)) });
  return pieces;
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
