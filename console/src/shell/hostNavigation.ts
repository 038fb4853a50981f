import type { NavEntry } from './navTree';

const CONSOLE = 'console';

/** The console's own entries: few, so that links of a plugin to plain resources have a place in the navigation. */
export const hostNavigation: readonly NavEntry[] = [
  section('home', '%public~Home%'),
  href('home', '/dashboards', 'Overview'),
  cluster('home', { group: 'project.openshift.io', version: 'v1', kind: 'Project' }, 'Projects'),
  cluster('home', { group: '', version: 'v1', kind: 'Namespace' }, 'Namespaces'),
  namespaced('home', { group: '', version: 'v1', kind: 'Event' }, 'Events'),
  section('ecosystem', '%public~Ecosystem%'),
  section('workloads', '%public~Workloads%'),
  namespaced('workloads', { group: '', version: 'v1', kind: 'Pod' }, 'Pods'),
  namespaced('workloads', { group: 'apps', version: 'v1', kind: 'Deployment' }, 'Deployments'),
  namespaced('workloads', { group: 'batch', version: 'v1', kind: 'Job' }, 'Jobs'),
  namespaced('workloads', { group: '', version: 'v1', kind: 'ConfigMap' }, 'ConfigMaps'),
  namespaced('workloads', { group: '', version: 'v1', kind: 'Secret' }, 'Secrets'),
  // The Developer perspective: its sections have no names (dev-console, console-extensions.json).
  section('resources', ''),
  namespaced('resources', { group: '', version: 'v1', kind: 'ConfigMap' }, 'ConfigMaps'),
  namespaced('resources', { group: '', version: 'v1', kind: 'Secret' }, 'Secrets'),
];

type Model = { readonly group: string; readonly version: string; readonly kind: string };

function section(id: string, name: string): NavEntry {
  return {
    type: 'console.navigation/section',
    properties: { id, name, perspective: perspectiveOf(id) },
    pluginName: CONSOLE,
    uid: `console-${id}`,
  };
}

function href(sectionId: string, path: string, name: string): NavEntry {
  return {
    type: 'console.navigation/href',
    properties: { id: path, section: sectionId, name: `%public~${name}%`, href: path },
    pluginName: CONSOLE,
    uid: `console-${path}`,
  };
}

function namespaced(sectionId: string, model: Model, name: string): NavEntry {
  return {
    type: 'console.navigation/resource-ns',
    properties: {
      id: model.kind,
      section: sectionId,
      perspective: perspectiveOf(sectionId),
      name: `%public~${name}%`,
      model,
    },
    pluginName: CONSOLE,
    uid: `console-${sectionId}-${model.kind}`,
  };
}

function perspectiveOf(sectionId: string): string {
  return sectionId === 'resources' ? 'dev' : 'admin';
}

function cluster(sectionId: string, model: Model, name: string): NavEntry {
  return {
    type: 'console.navigation/resource-cluster',
    properties: { id: model.kind, section: sectionId, name: `%public~${name}%`, model },
    pluginName: CONSOLE,
    uid: `console-${model.kind}`,
  };
}
