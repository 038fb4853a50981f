/** The label of a copy, with the namespace of its original (CSV-014). */
export const COPIED_FROM = 'olm.copiedFrom';

/** OLM copies a CSV to the namespaces that its Operator watches. The original is authoritative. */
export function hasCopyLabel({
  labels,
}: {
  readonly labels?: Readonly<Record<string, string>>;
}): boolean {
  return labels?.[COPIED_FROM] !== undefined;
}
