import type { PackageChannel } from './operatorPackage';

/** Where the vendor's support begins, when the author names a web address with TLS; `null` otherwise (stock inventory 3). */
export function supportPageOf({ annotations }: PackageChannel): string | null {
  return httpsIn(annotations['marketplace.openshift.io/support-workflow']);
}

/** The address as it is written, when it leads to the web with TLS. */
export function httpsIn(text: string | undefined): string | null {
  const address = (text ?? '').trim();
  return /^https:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

/** An address that a mail program gets without anything else: no second receiver, no subject, no text. */
export function mailIn(email: string): string | null {
  return /^[^\s@?&,;%]+@[^\s@?&,;%]+$/.test(email) ? `mailto:${email}` : null;
}

/** Catalogs of the default set of OpenShift. */
export function isCommunity({ catalog, catalogNamespace }: OfCatalog): boolean {
  return catalogNamespace === MARKETPLACE && catalog === 'community-operators';
}

/** Whether the catalog's Operators are in Red Hat's Operator Update Information Checker (BR-061). */
export function isInUpdateChecker({ catalog, catalogNamespace }: OfCatalog): boolean {
  return catalogNamespace === MARKETPLACE && catalog === 'redhat-operators';
}

type OfCatalog = { readonly catalog: string; readonly catalogNamespace: string };

const MARKETPLACE = 'openshift-marketplace';
