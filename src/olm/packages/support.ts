import type { PackageChannel } from './operatorPackage';

/** The link to the vendor's support; `null` unless the author provides an https URL. */
export function supportPageOf({ annotations }: PackageChannel): string | null {
  return linkIn(annotations['marketplace.openshift.io/support-workflow']);
}

/** The URL if it uses https. */
export function httpsIn(text: string | undefined): string | null {
  const address = (text ?? '').trim();
  return /^https:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

/**
 * An address that an author wrote: of another site with https, or a path of this console. A browser reads `//host` and
 * `/\\host` as another site, and skips control characters.
 */
export function linkIn(text: string | undefined): string | null {
  const address = (text ?? '').trim();
  return /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(address) ? address : httpsIn(address);
}

/** A mailto address without anything else: no second receiver, no subject, no text. */
export function mailIn(email: string): string | null {
  return /^[^\s@?&,;%]+@[^\s@?&,;%]+$/.test(email) ? `mailto:${email}` : null;
}

/** Whether a catalog has community support only: OpenShift's (BR-011, BR-013), or that of OLM's manifests. */
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
