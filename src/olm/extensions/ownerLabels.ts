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
