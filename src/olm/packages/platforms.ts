/**
 * The platforms of an Operator from the labels of its PackageManifest (BR-041 to BR-044), which describe the default
 * channel's head.
 */
export type Platforms = {
  readonly architectures: readonly string[];
  readonly systems: readonly string[];
};

/** Without labels, amd64 and Linux; otherwise only the listed ones (BR-043). */
export function platformsIn(labels: Readonly<Record<string, string>>): Platforms {
  return {
    architectures: supported(labels, 'operatorframework.io/arch.') ?? ['amd64'],
    systems: supported(labels, 'operatorframework.io/os.') ?? ['linux'],
  };
}

function supported(
  labels: Readonly<Record<string, string>>,
  prefix: string,
): readonly string[] | null {
  const stated = Object.entries(labels).filter(([name]) => name.startsWith(prefix));
  if (stated.length === 0) return null;
  return stated
    .filter(([, value]) => value === 'supported')
    .map(([name]) => name.slice(prefix.length))
    .toSorted();
}
