/**
 * Whether a path is that of a navigation entry, is below it, or begins like one of `starts`. Only paths below `/k8s` are
 * compared without their namespace. Rules: openshift/console, console-app nav/utils.ts and console-shared utils/paths.ts.
 */
export function isCurrent(pathname: string, own: string, starts: readonly string[]): boolean {
  const path = withoutScope(pathname);
  const start = withoutScope(own);
  return (
    path === start ||
    path.startsWith(`${start}/`) ||
    starts.some((beginning) => path.startsWith(beginning))
  );
}

function withoutScope(path: string): string {
  return path.replace(/^\/?(?:k8s\/(?:cluster|all-namespaces|ns\/[^/]*)\/)?(.*?)\/?$/, '$1');
}
