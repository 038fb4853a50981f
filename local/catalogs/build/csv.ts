import type { FbcObject } from '../fbc';
import { isObject } from '../json';
import { examplesOf, ownedDescriptionsOf, referenceTo } from './api';
import { deploymentNameOf, deploymentSpecOf } from './deployment';
import type { Operator } from './operator';
import { INSTALL_MODES } from './operator';

export type Version = {
  readonly version: string;
  /** A day, such as `2026-03-14`. */
  readonly createdAt: string;
};

export function csvNameOf(operator: Operator, version: string): string {
  return `${operator.packageName}.v${version}`;
}

export function managerImageOf(operator: Operator, version: string): string {
  return `local.operator-hub/${operator.packageName}:${version}`;
}

/** The ClusterServiceVersion of one version of an operator. */
export function csvOf(operator: Operator, { version, createdAt }: Version): FbcObject {
  const image = managerImageOf(operator, version);
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'ClusterServiceVersion',
    metadata: {
      name: csvNameOf(operator, version),
      namespace: 'placeholder',
      annotations: {
        capabilities: operator.capabilities,
        categories: operator.categories.join(', '),
        containerImage: image,
        createdAt: `${createdAt}T09:00:00Z`,
        description: operator.summary,
        repository: `https://git.example.com/${operator.packageName}`,
        support: operator.provider.name,
        'alm-examples': JSON.stringify(operator.apis.flatMap(examplesOf), undefined, 2),
        ...propertiesAnnotation(operator),
        ...operator.annotations,
      },
      ...(Object.keys(operator.labels).length > 0 ? { labels: operator.labels } : {}),
    },
    spec: {
      ...describedBy(operator),
      version,
      ...(operator.minKubeVersion === undefined ? {} : { minKubeVersion: operator.minKubeVersion }),
      installModes: INSTALL_MODES.map((type) => ({
        type,
        supported: operator.installModes.includes(type),
      })),
      install: { strategy: 'deployment', spec: installSpecOf(operator, image) },
      customresourcedefinitions: {
        owned: operator.apis.flatMap(ownedDescriptionsOf),
        required: operator.requiredApis.map(referenceTo),
      },
      apiservicedefinitions: operator.apiServices.length > 0 ? { owned: operator.apiServices } : {},
      ...(operator.webhooks.length > 0 ? { webhookdefinitions: operator.webhooks } : {}),
      relatedImages: relatedImagesOf(operator, image),
    },
  };
}

export function iconOf(operator: Operator): { base64data: string; mediatype: string } | undefined {
  if (operator.icon === undefined) return undefined;
  return {
    base64data: Buffer.from(operator.icon).toString('base64'),
    mediatype: 'image/svg+xml',
  };
}

/** The value of `olm.csv.metadata` that a catalog build takes from a CSV. */
export function csvMetadataOf(csv: FbcObject): FbcObject {
  const metadata = isObject(csv['metadata']) ? csv['metadata'] : {};
  const spec = isObject(csv['spec']) ? csv['spec'] : {};
  const taken = [
    'description',
    'displayName',
    'installModes',
    'keywords',
    'links',
    'maintainers',
    'maturity',
    'minKubeVersion',
    'provider',
  ];
  return {
    annotations: metadata['annotations'],
    ...(metadata['labels'] === undefined ? {} : { labels: metadata['labels'] }),
    apiServiceDefinitions: spec['apiservicedefinitions'],
    crdDescriptions: spec['customresourcedefinitions'],
    ...Object.fromEntries(
      taken.flatMap((key) => (spec[key] === undefined ? [] : [[key, spec[key]]])),
    ),
  };
}

function describedBy(operator: Operator): FbcObject {
  const icon = iconOf(operator);
  return {
    displayName: operator.displayName,
    description: operator.description,
    keywords: operator.keywords,
    links: operator.links,
    maintainers: operator.maintainers ?? [
      { name: operator.provider.name, email: `${operator.packageName.slice(0, 40)}@example.com` },
    ],
    maturity: operator.maturity,
    provider: operator.provider,
    ...(icon === undefined ? {} : { icon: [icon] }),
  };
}

/** All images that the operator needs, by name. */
export function relatedImagesOf(
  { workload }: Operator,
  manager: string,
): readonly { readonly name: string; readonly image: string }[] {
  const sidecars = Object.entries(workload.sidecars).map(([name, image]) => ({ name, image }));
  return [{ name: 'manager', image: manager }, ...sidecars];
}

/** OLM also reads limits from the annotation `olm.properties` of the installed CSV. */
function propertiesAnnotation(operator: Operator): FbcObject {
  const limits = operator.properties.filter(({ type }) => type === 'olm.maxOpenShiftVersion');
  return limits.length === 0 ? {} : { 'olm.properties': JSON.stringify(limits) };
}

function installSpecOf(operator: Operator, image: string): FbcObject {
  const name = deploymentNameOf(operator);
  const rbacEntries = (rules: Operator['permissions']): readonly FbcObject[] =>
    rules.length === 0 ? [] : [{ serviceAccountName: name, rules }];
  return {
    deployments: [{ name, label: { app: name }, spec: deploymentSpecOf(operator, image) }],
    permissions: rbacEntries(operator.permissions),
    clusterPermissions: rbacEntries(operator.clusterPermissions),
  };
}
