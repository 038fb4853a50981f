/**
 * A value as the JSON that Go writes: `<`, `>` and `&` are escaped, and the two separators of lines that JavaScript knows.
 *
 * An API server compares what a JSON patch tests with what it has stored byte by byte: a text with an `&` that came as it is
 * would never be the one that it stores. Sources: `lazyNode.equal` of evanphx/json-patch v4, which Kubernetes uses, and
 * `applyJSPatch` in its apiserver's handlers/patch.go.
 */
export function goJson(value: unknown): string {
  return JSON.stringify(value).replace(ESCAPED, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return String.raw`\u${code.padStart(4, '0')}`;
  });
}

/** All of them stand in texts only. */
const ESCAPED = /[<>&\u2028\u2029]/g;
