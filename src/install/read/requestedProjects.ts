import { jsonIn, recordIn, textIn, textMapIn } from '~/kube/json';
import { readTab, writeTab } from '~/kube/tabStorage';

/** Only in this browser tab. Without the entry, for example after the tab is closed, projects remain. */
const KEY = 'operator-hub.install.requested-projects';

/**
 * The UIDs of the projects that were requested for installations of a package. OpenShift does not copy annotations of a
 * request to the project, and allows its admins to change only `openshift.io/display-name` and `-/description`
 * (openshift-apiserver, validation of a Project's update; the role `admin` can only read the Namespace), so that the
 * cluster cannot store it.
 */
export function requestedProjects(packageName: string): readonly string[] {
  return Object.entries(kept())
    .filter(([, requestedFor]) => requestedFor === packageName)
    .map(([uid]) => uid);
}

/** @param project the answer of the server to the request: the created project */
export function rememberProject(project: unknown, packageName: string): void {
  const uid = textIn(recordIn(recordIn(project)['metadata'])['uid']);
  if (uid === null) return;
  writeTab(KEY, JSON.stringify({ ...kept(), [uid]: packageName }));
}

function kept(): Readonly<Record<string, string>> {
  return textMapIn(jsonIn(readTab(KEY) ?? undefined));
}
