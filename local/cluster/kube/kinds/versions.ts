/** Order of API versions by Kubernetes' "version priority" for custom resources. */

/** For `sort`: preferred versions come first: v2, v1, v1beta1, v1alpha2, then others by name. */
export function byVersionPriority(left: string, right: string): number {
  const a = parse(left);
  const b = parse(right);
  if (a === undefined || b === undefined) {
    return Number(a === undefined) - Number(b === undefined) || left.localeCompare(right, 'en');
  }
  return b.stability - a.stability || b.major - a.major || b.minor - a.minor;
}

type ParsedVersion = {
  readonly stability: number;
  readonly major: number;
  readonly minor: number;
};

const VERSION = /^v([1-9][0-9]*)(?:(alpha|beta)([1-9][0-9]*))?$/;

function parse(version: string): ParsedVersion | undefined {
  const found = VERSION.exec(version);
  if (found === null) {
    return undefined;
  }
  const [, major, stage, minor] = found;
  return { stability: stabilityOf(stage), major: Number(major), minor: Number(minor ?? 0) };
}

function stabilityOf(stage: string | undefined): number {
  if (stage === undefined) {
    return 2;
  }
  return stage === 'beta' ? 1 : 0;
}
