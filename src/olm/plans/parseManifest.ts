import { parseAllDocuments } from 'yaml';
import { type JsonRecord, jsonIn } from '~/kube/json';
import { isTooDeep } from './nesting';

/**
 * The object in a bundle's file: JSON or YAML, of a stream the first document, as OLM takes it. `null` when there is none,
 * and when it is nested deeper than any Kubernetes object.
 */
export function parseManifest(text: string): JsonRecord | null {
  const parsed = /^\s*\{/.test(text) ? (jsonIn(text) ?? yamlIn(text)) : yamlIn(text);
  return isObject(parsed) && !isTooDeep(parsed) ? parsed : null;
}

/** Aliases that multiply are refused by the library, a broken document is none. */
function yamlIn(text: string): unknown {
  try {
    const documents = parseAllDocuments(text, {
      merge: true,
      prettyErrors: false,
      uniqueKeys: false,
      logLevel: 'silent',
    });
    const first = Array.isArray(documents)
      ? documents.find(({ contents }) => contents !== null)
      : null;
    if (!first || first.errors.length > 0) return null;
    // As JSON: what JSON cannot hold (dates, cycles, numbers without end) must not reach the page either.
    return JSON.parse(JSON.stringify(first.toJS({ maxAliasCount: MAX_ALIASES })));
  } catch {
    return null;
  }
}

const MAX_ALIASES = 100;

function isObject(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
