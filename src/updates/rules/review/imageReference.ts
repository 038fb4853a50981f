/** The parts of the reference of an image. */
export type ImageReference = {
  readonly registry: string;
  readonly repository: string;
  readonly tag: string | null;
  readonly digest: string | null;
};

/**
 * Takes a reference apart: `[registry/]repository[:tag][@digest]`. What stands before the first slash is a registry when it
 * looks like a host. Rule: distribution/reference; as there, what names no registry is of Docker Hub, which
 * cri-o resolves by its own configuration.
 */
export function imageReference(image: string): ImageReference {
  const [named = '', digest = null] = image.split('@');
  const tag = /:([^/:]*)$/.exec(named);
  const path = tag === null ? named : named.slice(0, tag.index);
  const slash = path.indexOf('/');
  const first = path.slice(0, Math.max(slash, 0));
  const isHost = first.includes('.') || first.includes(':') || first === 'localhost';
  return {
    registry: isHost ? first : 'docker.io',
    repository: isHost ? path.slice(slash + 1) : path,
    tag: tag?.[1] ?? null,
    digest,
  };
}
