import type { Metadata } from '~/kube/models/meta';
import { COMPONENT_PREFIX } from '~/olm/installed/csv';

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

/**
 * The annotation on every resource that this plugin creates for an extension; its value is the name of the extension. The
 * uninstallation selects resources with it, because OLM v1 does not delete them.
 */
const CREATED_FOR = 'operator-hub/created-for-extension';

export function markFor(extension: string): Required<Pick<Metadata, 'annotations'>> {
  return { annotations: { [CREATED_FOR]: extension } };
}

/** Whether a resource was created for an extension. */
export function isMarkedFor(extension: string, { annotations }: Metadata): boolean {
  return annotations?.[CREATED_FOR] === extension;
}
