/** A provider: what tells whether two are the same, and how this one is written. */
export type ProviderName = { readonly key: string; readonly label: string };

/**
 * A provider without the form of its company, so that "Red Hat", "Red Hat, Inc." and "RedHat" are one. Case,
 * spaces and punctuation do not tell two apart. `null` when nothing is stated.
 */
export function providerName(provider: string): ProviderName | null {
  let label = provider.replace(/[®™©]/g, '').replace(/\s+/g, ' ').trim();
  // Forms come in rows: "Co., Ltd.". A name that is nothing but a form stays.
  for (let shorter = withoutForm(label); shorter !== ''; shorter = withoutForm(label)) {
    if (shorter === label) break;
    label = shorter;
  }
  const key = label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return key === '' ? null : { key, label };
}

function withoutForm(label: string): string {
  return label.replace(FORM, '').trim();
}

/** Forms of companies that providers of the public catalogs put behind their name. */
const FORM =
  /(?:,\s*|\s+)(?:inc|incorporated|llc|ltd|limited|gmbh|ag|corp|corporation|co|company|s\.?a|b\.?v|plc)\.?,?$/iu;
