import { parseAllDocuments } from 'yaml';
import { isTooDeep, jsonIn, type JsonRecord } from '~/kube/json';

/**
 * The object in a bundle's file: JSON or YAML, the first document of a stream, as in OLM. `null` if there is none, and
 * if it is nested more deeply than any Kubernetes object.
 */
export function parseManifest(text: string): JsonRecord | null {
  const parsed = /^\s*\{/.test(text) ? (jsonIn(text) ?? yamlIn(text)) : yamlIn(text);
  return isObject(parsed) && !isTooDeep(parsed) ? parsed : null;
}

/** The library rejects multiplying aliases; an invalid document is null. */
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
    // As JSON: values that JSON does not have (dates, cycles, infinite numbers) must not reach the page.
    return JSON.parse(JSON.stringify(first.toJS({ maxAliasCount: MAX_ALIASES })));
  } catch {
    return null;
  }
}

const MAX_ALIASES = 100;

function isObject(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
