import { stringify } from 'yaml';

/**
 * Several objects as one YAML stream, as `kubectl apply -f -` takes it. What a YAML 1.1 reader, such as kubectl's, would
 * take for something else than a text is quoted. In a file of its own: the YAML library is loaded only where it is needed.
 */
export function yamlStream(manifests: readonly object[]): string {
  return manifests.map((manifest) => stringify(manifest, YAML_1_1)).join('---\n');
}

/** No anchors, which some tools of GitOps refuse; no folded lines, which change with the width. */
const YAML_1_1 = { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 } as const;
