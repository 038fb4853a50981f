import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import { grouped } from '~/olm/lists/grouped';
import type { PlanObject } from '~/olm/plans/planContent';

/**
 * The objects that OLM v1 applied, in the form of a bundle, so that versions are compared without the names that OLM
 * generates: Deployments, bound roles and webhooks are in a ClusterServiceVersion. Source: operator-controller,
 * rukpak/render/registryv1/generators.
 */
export function bundleForm(name: string, objects: readonly JsonRecord[]): readonly JsonRecord[] {
  const of = (kind: string) => objects.filter((object) => object['kind'] === kind);
  const roles = new Map([...of('Role'), ...of('ClusterRole')].map((role) => [keyOf(role), role]));
  const bindings = [...of('RoleBinding'), ...of('ClusterRoleBinding')].flatMap((binding) =>
    grantsIn(binding, roles),
  );
  const deployments = of('Deployment');
  const webhooks = Object.keys(WEBHOOKS).flatMap(of);
  const accounts = new Set(bindings.map(({ account }) => account));
  const inCsv = new Set([
    ...deployments,
    ...webhooks,
    ...bindings.flatMap(({ binding, role }) => [binding, role]),
    ...of('ServiceAccount').filter((one) => accounts.has(nameOf(one))),
  ]);
  const csv = {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'ClusterServiceVersion',
    metadata: { name },
    spec: {
      install: {
        strategy: 'deployment',
        spec: {
          deployments: deployments.map((one) => ({ name: nameOf(one), spec: one['spec'] })),
          clusterPermissions: permissionsOf(bindings.filter(({ isWide }) => isWide)),
          permissions: permissionsOf(bindings.filter(({ isWide }) => !isWide)),
        },
      },
      webhookdefinitions: webhooks.flatMap((one) =>
        listIn(one['webhooks']).map((webhook) => ({
          type: WEBHOOKS[String(one['kind'])],
          generateName: textIn(recordIn(webhook)['name']) ?? '',
          ...recordIn(webhook),
        })),
      ),
    },
  };
  return [csv, ...objects.filter((object) => !inCsv.has(object))];
}

const WEBHOOKS: Readonly<Record<string, string>> = {
  ValidatingWebhookConfiguration: 'ValidatingAdmissionWebhook',
  MutatingWebhookConfiguration: 'MutatingAdmissionWebhook',
};

type BoundRole = {
  readonly binding: JsonRecord;
  readonly role: JsonRecord;
  readonly account: string;
  readonly isWide: boolean;
};

/** Other bindings stay objects of their own. */
function grantsIn(
  binding: JsonRecord,
  roles: ReadonlyMap<string, JsonRecord>,
): readonly BoundRole[] {
  const { kind, name } = recordIn(binding['roleRef']);
  const namespace = kind === 'Role' ? namespaceOf(binding) : '';
  const role = roles.get([kind, namespace, name].join(' '));
  const subjects = listIn(binding['subjects']).map(recordIn);
  if (role === undefined || subjects.some((one) => one['kind'] !== 'ServiceAccount')) return [];
  const isWide = binding['kind'] === 'ClusterRoleBinding';
  return subjects.map((one) => ({ binding, role, isWide, account: textIn(one['name']) ?? '' }));
}

function permissionsOf(bound: readonly BoundRole[]) {
  return [...grouped(bound, ({ account }) => account)].map(([serviceAccountName, own]) => ({
    serviceAccountName,
    rules: own.flatMap(({ role }) => listIn(role['rules'])),
  }));
}

function keyOf(object: JsonRecord): string {
  return [object['kind'], namespaceOf(object), nameOf(object)].join(' ');
}

function nameOf({ metadata }: JsonRecord): string {
  return textIn(recordIn(metadata)['name']) ?? '';
}

function namespaceOf({ metadata }: JsonRecord): string {
  return textIn(recordIn(metadata)['namespace']) ?? '';
}

/**
 * The manifests of a bundle as OLM v1 grants them: permissions in namespaces become cluster-wide if the Operator watches
 * all namespaces, which it then can read. Source: as {@link bundleForm}.
 */
export function grantedForm(
  manifests: readonly JsonRecord[],
  watchesAll: boolean,
): readonly JsonRecord[] {
  return manifests.map((manifest) => {
    if (manifest['kind'] !== 'ClusterServiceVersion' || !watchesAll) return manifest;
    const spec = recordIn(manifest['spec']);
    const install = recordIn(spec['install']);
    const strategy = recordIn(install['spec']);
    const widened = listIn(strategy['permissions']).map((one) => ({
      ...recordIn(one),
      rules: [...listIn(recordIn(one)['rules']), NAMESPACES],
    }));
    const clusterPermissions = [...listIn(strategy['clusterPermissions']), ...widened];
    const granted = { ...strategy, clusterPermissions, permissions: [] };
    return { ...manifest, spec: { ...spec, install: { ...install, spec: granted } } };
  });
}

const NAMESPACES = { apiGroups: [''], resources: ['namespaces'], verbs: ['get', 'list', 'watch'] };

/** Manifests as the objects of a review. */
export function reviewedObjects(
  csvName: string,
  manifests: readonly JsonRecord[],
): readonly PlanObject[] {
  return manifests.flatMap((manifest): PlanObject[] => {
    const kind = textIn(manifest['kind']);
    if (kind === null) return [];
    const [version = '', group = ''] = (textIn(manifest['apiVersion']) ?? '')
      .split('/')
      .toReversed();
    const name = nameOf(manifest);
    return [
      {
        id: [csvName, group, kind, namespaceOf(manifest), name].join(' '),
        ...{ csvName, group, version, kind, name, manifest },
        status: 'Unknown',
        catalog: { name: '', namespace: '' },
        origin: 'bundle',
      },
    ];
  });
}

/** The CRDs that the next version does not contain. OLM v1 deletes them with their resources. */
export function removedDefinitions(
  before: readonly JsonRecord[],
  after: readonly JsonRecord[],
): readonly string[] {
  const kept = new Set(after.map(keyOf));
  return before
    .filter((one) => one['kind'] === 'CustomResourceDefinition' && !kept.has(keyOf(one)))
    .map(nameOf);
}
