/** The label of a copy, with the namespace of its original (CSV-014). */
export const COPIED_FROM = 'olm.copiedFrom';

/** OLM copies a CSV into the namespaces that its Operator watches; the original decides. */
export function hasCopyLabel({
  labels,
}: {
  readonly labels?: Readonly<Record<string, string>>;
}): boolean {
  return labels?.[COPIED_FROM] !== undefined;
}
