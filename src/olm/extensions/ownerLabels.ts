/** OLM v1 writes both on everything that it makes for an extension (recording v1_install_channel). */
const KIND = 'olm.operatorframework.io/owner-kind';
const NAME = 'olm.operatorframework.io/owner-name';

/** Of what belongs to any extension. */
export const OF_EXTENSIONS: Readonly<Record<string, string>> = { [KIND]: 'ClusterExtension' };

/** Of what belongs to one. */
export function ownedBy(name: string): Readonly<Record<string, string>> {
  return { ...OF_EXTENSIONS, [NAME]: name };
}

/** The extension that an object belongs to; `null`: none. */
export function ownerIn(labels: Readonly<Record<string, string>> = {}): string | null {
  return labels[KIND] === 'ClusterExtension' ? (labels[NAME] ?? null) : null;
}
