/** Flags that the console itself sets, for plugins and the shell. Rules: openshift/console, public/actions/flags. */
import type { K8sVerb } from '@openshift-console/dynamic-plugin-sdk';
import { checkAccess } from '@openshift-console/dynamic-plugin-sdk/lib/app/components/utils/rbac';
import { discoveryRounds } from '../kube/discovery';
import { serverFlags } from '../serverFlags';
import { mapAt } from '../store/immutable';
import { setFlag, store } from '../store/store';
import { modelFlag } from './modelFlags';

type AccessFlag = readonly [flag: string, verb: K8sVerb, resource: string, group?: string];

const ACCESS_FLAGS: readonly AccessFlag[] = [
  ['CAN_CREATE_NS', 'create', 'namespaces'],
  ['CAN_GET_NS', 'get', 'namespaces'],
  ['CAN_LIST_NS', 'list', 'namespaces'],
  // The console sends a GET of project requests, which OpenShift answers by the same rule.
  ['CAN_CREATE_PROJECT', 'create', 'projectrequests', 'project.openshift.io'],
  ['CAN_LIST_NODE', 'list', 'nodes'],
  ['CAN_LIST_CRD', 'list', 'customresourcedefinitions', 'apiextensions.k8s.io'],
  ['CAN_LIST_OPERATOR_GROUP', 'list', 'operatorgroups', 'operators.coreos.com'],
  ['CAN_LIST_PACKAGE_MANIFEST', 'list', 'packagemanifests', 'packages.operators.coreos.com'],
];

/** Flags of kinds, set by built-in plugins of the console that a plugin may rely on. */
const MODEL_FLAGS: readonly (readonly [flag: string, reference: string])[] = [
  ['OPENSHIFT', 'Project'],
  ['OPERATOR_LIFECYCLE_MANAGER', 'operators.coreos.com~v1alpha1~ClusterServiceVersion'],
  ['CLUSTER_CATALOG_API', 'olm.operatorframework.io~v1~ClusterCatalog'],
  ['CLUSTER_EXTENSION_API', 'olm.operatorframework.io~v1~ClusterExtension'],
];

/** Requests the user's permissions from the API server, and derives the flags of kinds from discovery. */
export function startHostFlags(): void {
  askAccessFlags();
  store.subscribe(setModelFlags);
}

/** Requests the permissions of the impersonated user. As in the console, the flags are undefined until the answers arrive. */
export function renewAccessFlags(): void {
  ACCESS_FLAGS.forEach(([flag]) => store.dispatch(setFlag(flag, undefined)));
  askAccessFlags();
}

function askAccessFlags(): void {
  ACCESS_FLAGS.forEach(([flag, verb, resource, group = '']) => {
    checkAccess({ group, resource, verb }).then(
      (review) => {
        store.dispatch(setFlag(flag, review.status?.allowed === true));
      },
      () => {
        store.dispatch(setFlag(flag, false));
      },
    );
  });
}

function setModelFlags(): void {
  const { k8s, FLAGS } = store.getState();
  if (k8s.getIn(['RESOURCES', 'loaded']) !== true) {
    return;
  }
  const models = mapAt(k8s, 'RESOURCES', 'models');
  const valueOf = (key: string) =>
    modelFlag(models.has(key), serverFlags.modelFlags, discoveryRounds());
  const changed = MODEL_FLAGS.find(([flag, key]) => FLAGS.get(flag) !== valueOf(key));
  if (changed !== undefined) {
    store.dispatch(setFlag(changed[0], valueOf(changed[1])));
  }
}
