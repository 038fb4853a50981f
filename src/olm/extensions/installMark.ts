import type { Metadata } from '~/kube/models/meta';

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
