/** `v1`, `v2beta1`, `v1alpha3` */
const VERSION = /^v(?<major>[1-9]\d*)(?:(?<stage>alpha|beta)(?<minor>[1-9]\d*))?$/u;

/**
 * The order of API versions as Kubernetes prefers them, the least preferred first: names of another form (by name,
 * backwards), then alpha, beta and general availability.
 */
export function compareKubeVersions(a: string, b: string): number {
  const [left, right] = [rankOf(a), rankOf(b)];
  if (left === null || right === null) {
    if (left === null && right === null) return a === b ? 0 : a < b ? 1 : -1;
    return left === null ? -1 : 1;
  }
  const different = left.findIndex((part, index) => part !== right[index]);
  return (left[different] ?? 0) - (right[different] ?? 0);
}

function rankOf(name: string): readonly number[] | null {
  const groups = VERSION.exec(name)?.groups;
  if (groups === undefined) return null;
  const { major, stage, minor } = groups;
  const stages = ['alpha', 'beta', undefined];
  return [stages.indexOf(stage), Number(major), Number(minor ?? 0)];
}
