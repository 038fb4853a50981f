/** The stages of OLM v1 in order; the last one is the Operator's workload. */
export const STAGES = ['resolve', 'unpack', 'check', 'apply', 'healthy'] as const;

export type Stage = (typeof STAGES)[number];

/**
 * The stage of a message of `Progressing`, by its prefix. Unknown messages are assigned to Apply. Source: the order of
 * operator-controller's controllers/clusterextension_reconcile_steps.go, and the recordings.
 */
export function stageOf(message: string): Stage {
  const text = message.replace(RESOLVED, '');
  return BEGINNINGS.find(([beginning]) => beginning.test(text))?.[1] ?? 'apply';
}

/** The bundle that OLM had selected before the failure. */
export function chosenIn(
  message: string,
): { readonly name: string; readonly version: string } | null {
  const [, name, version] = RESOLVED.exec(message) ?? [];
  return name === undefined || version === undefined ? null : { name, version };
}

const RESOLVED = /^error for resolved bundle "([^"\n]{1,260})" with version "([^"\n]{1,260})": /;

const BEGINNINGS: readonly (readonly [RegExp, Stage])[] = [
  [/^operation cannot proceed due to the following validation error/, 'resolve'],
  [/^error walking catalogs: /, 'resolve'],
  [/^desired catalog selector is invalid: /, 'resolve'],
  [/^desired version range "/, 'resolve'],
  [/^error upgrading from currently installed version /, 'resolve'],
  [/^(?:no|found) bundles /, 'resolve'],
  // Of the selected bundle, before unpacking.
  [/^validating bundle "/, 'resolve'],
  [/^(?:source catalog content: )?error (?:creating|copying|pulling) image/, 'unpack'],
  [/^(?:reading manifest|pinging container registry|error unpacking) /, 'unpack'],
  [/^invalid (?:ClusterExtension configuration|deploymentConfig): /, 'check'],
  [/^unsupported bundle: /, 'check'],
  [/^validating upgrade for CRD /, 'check'],
  [/^pre-authorization failed/, 'check'],
];
