import { stringify } from 'yaml';

/**
 * Several objects as a YAML stream for `kubectl apply -f -`. Strings that YAML 1.1 readers, such as kubectl, would
 * parse as another type are quoted. A separate file, so that the YAML library is loaded on demand.
 */
export function yamlStream(manifests: readonly object[]): string {
  return manifests.map((manifest) => stringify(manifest, YAML_1_1)).join('---\n');
}

/** No anchors, which some GitOps tools reject, and no folded lines, which depend on the width. */
const YAML_1_1 = { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 } as const;
