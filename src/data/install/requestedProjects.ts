import { recordIn, textIn, textMapIn } from '~/domain/catalog/json';

/** In this browser tab only: with the tab goes the knowledge, and then the projects just stay. */
const KEY = 'operator-hub.install.requested-projects';

/**
 * The uids of the projects that were requested for installations of a package. OpenShift passes no annotation of a
 * request on to the project, and lets its admins change none but `openshift.io/display-name` and `-/description`
 * (openshift-apiserver, validation of a Project's update; the role `admin` may only read the Namespace): the cluster
 * cannot keep it.
 */
export function requestedProjects(packageName: string): readonly string[] {
  return Object.entries(kept())
    .filter(([, requestedFor]) => requestedFor === packageName)
    .map(([uid]) => uid);
}

/** @param project what the server answered to the request: the project that it made */
export function rememberProject(project: unknown, packageName: string): void {
  const uid = textIn(recordIn(recordIn(project)['metadata'])['uid']);
  if (uid === null) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...kept(), [uid]: packageName }));
  } catch {
    // Full or forbidden: the project is one of those that stay.
  }
}

function kept(): Readonly<Record<string, string>> {
  try {
    return textMapIn(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return {};
  }
}
