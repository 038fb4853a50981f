import { COMPONENT_PREFIX } from '~/olm/installed/componentLabel';

/** OLM v1 adds both to every resource that it creates for an extension (recording v1_install_channel). */
const KIND = 'olm.operatorframework.io/owner-kind';
const NAME = 'olm.operatorframework.io/owner-name';

/** Selects the resources of all extensions. */
export const OF_EXTENSIONS: Readonly<Record<string, string>> = { [KIND]: 'ClusterExtension' };

/** Selects the resources of one extension. */
export function ownedBy(name: string): Readonly<Record<string, string>> {
  return { ...OF_EXTENSIONS, [NAME]: name };
}

/** The extension that owns an object; `null`: none. */
export function ownerIn(labels: Readonly<Record<string, string>> = {}): string | null {
  return labels[KIND] === 'ClusterExtension' ? (labels[NAME] ?? null) : null;
}

/** Who manages a CRD or APIService. */
export type ApiOwner =
  | { readonly kind: 'extension'; readonly name: string }
  | { readonly kind: 'operator'; readonly packageName: string; readonly namespace: string };

/** The extension, or else the Operator of OLM v0, that owns an API; `null`: neither. */
export function apiOwnerIn(labels: Readonly<Record<string, string>> = {}): ApiOwner | null {
  const extension = ownerIn(labels);
  if (extension !== null) return { kind: 'extension', name: extension };
  const component = Object.keys(labels)
    .find((key) => key.startsWith(COMPONENT_PREFIX))
    ?.slice(COMPONENT_PREFIX.length);
  if (component === undefined) return null;
  // `<package>.<namespace>`; the package name can contain dots.
  const end = component.lastIndexOf('.');
  return {
    kind: 'operator',
    packageName: component.slice(0, end),
    namespace: component.slice(end + 1),
  };
}
