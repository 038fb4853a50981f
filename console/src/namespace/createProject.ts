import { sendJson } from '../kube/write';

export type NewProject = {
  readonly name: string;
  readonly displayName: string;
  readonly description: string;
};

/** Whether a text can name a namespace: an RFC 1123 label. */
export function isProjectName(name: string): boolean {
  return name.length <= 63 && /^[a-z0-9]([-a-z0-9]*[a-z0-9])?$/.test(name);
}

/** Requests a project, which gives its requester the admin role in it, or creates a bare namespace. @throws HttpError */
export async function createProject(project: NewProject, areProjects: boolean): Promise<void> {
  const { name, displayName, description } = project;
  await (areProjects
    ? sendJson('POST', '/apis/project.openshift.io/v1/projectrequests', {
        apiVersion: 'project.openshift.io/v1',
        kind: 'ProjectRequest',
        metadata: { name },
        displayName,
        description,
      })
    : sendJson('POST', '/api/v1/namespaces', {
        apiVersion: 'v1',
        kind: 'Namespace',
        metadata: { name },
      }));
}
