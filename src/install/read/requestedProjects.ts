import { jsonIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { readTab, writeTab } from '~/kube/tabStorage';

/** In this browser tab only: with the tab goes the knowledge, and then the projects just stay. So it is when it is full. */
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
  writeTab(KEY, JSON.stringify({ ...kept(), [uid]: packageName }));
}

function kept(): Readonly<Record<string, string>> {
  return textMapIn(jsonIn(readTab(KEY) ?? undefined));
}
