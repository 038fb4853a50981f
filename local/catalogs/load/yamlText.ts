import { LineCounter, parseAllDocuments } from 'yaml';
import type { TextPart } from './readDocuments';

/** The documents of a YAML text; invalid ones are reported with the line of their first error. */
export function* readYamlText(bytes: Buffer): Generator<TextPart> {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(bytes.toString('utf8'), { lineCounter, prettyErrors: false });
  if (!Array.isArray(documents)) return;
  for (const document of documents) {
    const [error] = document.errors;
    if (error !== undefined) {
      yield {
        line: lineCounter.linePos(error.pos[0]).line,
        message: `malformed YAML: ${error.message}`,
      };
      continue;
    }
    const value: unknown = document.toJS();
    const start = document.contents?.range[0] ?? document.range[0];
    yield { line: lineCounter.linePos(start).line, value };
  }
}
