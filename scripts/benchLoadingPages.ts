/** The pages whose loading `npm run bench` measures, and what of each is the first useful thing. */

/** What the server's process tells when it is ready. */
export type LoadingServer = {
  readonly url: string;
  /** An InstallPlan that waits for approval in {@link PLAN_NAMESPACE}. */
  readonly plan: string;
};

export const PLAN_NAMESPACE = 'team-a';

export type LoadingPage = {
  readonly name: string;
  readonly path: string;
  /** The first useful thing: CSS, and what its text contains. */
  readonly useful: readonly [selector: string, text: string];
};

const ALL = '/operator-hub/all-namespaces';
const TEAM = `/operator-hub/ns/${PLAN_NAMESPACE}`;
const PACKAGE = 'openshift-marketplace/redhat-operators/heron-database';

export function loadingPages({ plan }: LoadingServer): readonly LoadingPage[] {
  return [
    ['catalog', `${ALL}/catalog`, '[data-test=operator-tile]'],
    ['package', `${TEAM}/catalog/${PACKAGE}`, 'h1', 'Heron Database'],
    ['install', `${TEAM}/catalog/${PACKAGE}/install`, 'form'],
    ['installed', `${ALL}/installed`, '[data-test=operator-row]'],
    ['one Operator', `${TEAM}/installed/heron-database`, 'h1', 'Heron Database'],
    ['updates', `${ALL}/updates`, '[data-test=plan-row]'],
    ['plan review', `${TEAM}/updates?plan=${plan}`, 'time', ''],
    ['sources', `${ALL}/sources`, '[data-test=source-row]'],
    [
      'one source',
      '/operator-hub/ns/openshift-marketplace/sources/redhat-operators',
      'h1',
      'Red Hat',
    ],
    ['new source', '/operator-hub/ns/openshift-marketplace/sources/~new', 'form'],
    ['leftovers', `${ALL}/leftovers`, 'h1', 'Installed Operators'],
  ].map(([name = '', path = '', selector = '', text = '']) => ({
    name,
    path,
    useful: [selector, text],
  }));
}
