import type { PackageChannel } from './operatorPackage';

/** Where the vendor's support begins, when the author names a web address with TLS; `null` otherwise. */
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

/** Whether nobody but the community supports what the catalog offers: OpenShift's (BR-011, BR-013), or the one of OLM's own manifests. */
export function isCommunity({ catalog, catalogNamespace }: OfCatalog): boolean {
  return COMMUNITY.has(`${catalogNamespace}/${catalog}`);
}

const COMMUNITY: ReadonlySet<string> = new Set([
  'openshift-marketplace/community-operators',
  'olm/operatorhubio-catalog',
]);

/** Whether the catalog's Operators are in Red Hat's Operator Update Information Checker. */
export function isInUpdateChecker({ catalog, catalogNamespace }: OfCatalog): boolean {
  return catalogNamespace === 'openshift-marketplace' && catalog === 'redhat-operators';
}

type OfCatalog = { readonly catalog: string; readonly catalogNamespace: string };
