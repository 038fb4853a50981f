import { type Document, isNode, isScalar, parseDocument, visit, YAMLParseError } from 'yaml';

const READ = {
  version: '1.1',
  uniqueKeys: false,
  logLevel: 'error',
  keepSourceTokens: true,
} as const;

/**
 * One document, parsed like in kubectl. A duplicate key is an error. The library's own check compares each key with all
 * others of its map, which takes seconds for a map with 18,000 keys.
 */
export function yamlDocument(text: string): Document.Parsed {
  const document = parseDocument(text, READ);
  const at = document.errors.length > 0 ? null : duplicateKey(document);
  if (at !== null) document.errors.push(duplicateError(text, at));
  return document;
}

/** The position of the first key that its map already has. */
function duplicateKey(document: Document): number | null {
  const found: number[] = [];
  visit(document, {
    Map: (_key, { items }) => {
      const known = new Set<unknown>();
      for (const { key } of items) {
        const value: unknown = isScalar(key) ? key.value : key;
        if (known.has(value)) found.push(isNode(key) ? (key.range?.[0] ?? 0) : 0);
        known.add(value);
      }
    },
  });
  return found.length === 0 ? null : found.reduce((one, other) => Math.min(one, other));
}

/** With the code and the wording of the library, so that messages do not depend on who finds the error. */
function duplicateError(text: string, at: number): YAMLParseError {
  const before = text.slice(0, at).split('\n');
  const [line, col] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  const message = `Map keys must be unique at line ${line}, column ${col}:`;
  const error = new YAMLParseError([at, at + 1], 'DUPLICATE_KEY', message);
  error.linePos = [{ line, col }];
  return error;
}
