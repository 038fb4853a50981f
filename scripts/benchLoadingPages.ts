/** Pages that `npm run bench` measures, and the first useful content of each. */

/** Report of the server's process when it is ready. */
export type LoadingServer = {
  readonly url: string;
  /** An InstallPlan that requires approval in {@link PLAN_NAMESPACE}. */
  readonly plan: string;
};

export const PLAN_NAMESPACE = 'team-a';

export type LoadingPage = {
  readonly name: string;
  readonly path: string;
  /** The first useful content: CSS selector and part of its text. */
  readonly useful: readonly [selector: string, text: string];
};

const ALL = 'all-namespaces';
const TEAM = `ns/${PLAN_NAMESPACE}`;
const MARKETPLACE = '/operator-hub-sources/ns/openshift-marketplace';
const PACKAGE = 'openshift-marketplace~redhat-operators~heron-database';
const API = 'heronclusters.heron.example.com';

export function loadingPages({ plan }: LoadingServer): readonly LoadingPage[] {
  return [
    ['catalog', `/operator-hub-catalog/${ALL}`, '[data-test=operator-tile]'],
    ['package', `/operator-hub-catalog/${TEAM}/${PACKAGE}`, 'h1', 'Heron Database'],
    ['install', `/operator-hub-catalog/${TEAM}/${PACKAGE}/install`, 'form'],
    ['installed', `/operator-hub-installed/${ALL}`, '[data-test=operator-row]'],
    ['one Operator', `/operator-hub-installed/${TEAM}/heron-database`, 'h1', 'Heron Database'],
    ['updates', `/operator-hub-updates/${ALL}`, '[data-test=plan-row]'],
    [
      'plan review',
      `/operator-hub-updates/${TEAM}?plan=${PLAN_NAMESPACE}/${plan}`,
      'h1',
      // The package until the version is known, then the name.
      'heron',
    ],
    ['sources', `/operator-hub-sources/${ALL}`, '[data-test=source-row]'],
    ['one source', `${MARKETPLACE}/redhat-operators`, 'h1', 'Red Hat'],
    ['new source', `${MARKETPLACE}/~new`, 'form'],
    ['leftovers', `/operator-hub-installed/${ALL}/~leftovers`, 'h1', 'Installed Operators'],
    ['instances', `/operator-hub-instances/${TEAM}`, 'h1', 'Installed Operators'],
    ['instances of an API', `/operator-hub-instances/${TEAM}/${API}`, 'h1', 'HeronCluster'],
    ['new instance', `/operator-hub-instances/${TEAM}/${API}/~new`, '.operator-hub__fields'],
  ].map(([name = '', path = '', selector = '', text = '']) => ({
    name,
    path,
    useful: [selector, text],
  }));
}
