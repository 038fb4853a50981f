/** Renders a bundle of format registry+v1 like operator-controller: `rukpak/render/registryv1`. */
import type { FbcObject } from '../../../catalogs/fbc';
import { objectAt, textAt } from '../../kube/json';
import { isKubeObject } from '../../kube/objects';
import type { DraftObject, JsonObject, KubeObject } from '../../kube/types';
import { deploymentsOf, installModesOf, objectsAt, permissionsOf } from '../../olm/csv/csvFields';
import { withSubscriptionConfig } from '../../olm/csv/subscriptionConfig';
import { contentHash } from '../../olm/shared/contentHash';
import { stableText } from '../../workloads/generatedNames';
import { configProblem } from './bundleConfig';
import { managedNamespace } from './managedNamespace';
import { webhookObjects, withConversion } from './webhooks';

export type Rendered =
  | {
      readonly kind: 'rendered';
      readonly objects: readonly DraftObject[];
      /** That of the installation. */
      readonly namespace: string;
    }
  /** `isConfiguration`: the extension's own configuration is invalid. */
  | { readonly kind: 'refused'; readonly message: string; readonly isConfiguration: boolean };

export type RenderOptions = {
  /** Empty: OLM creates it. */
  readonly namespace: string;
  readonly packageName: string;
  /** `spec.config.inline` */
  readonly inline: JsonObject;
  /** Whether the feature gates NewOLMOwnSingleNamespace and NewOLMConfigAPI are enabled. */
  readonly isPreview: boolean;
};

/** With the resolved namespace. */
type Options = RenderOptions & {
  /** Absent: all namespaces. */
  readonly watchNamespace: string | undefined;
};

export function render(manifests: readonly FbcObject[], options: RenderOptions): Rendered {
  const csv = manifests.find(({ kind }) => kind === 'ClusterServiceVersion');
  if (csv === undefined || !isKubeObject(csv)) {
    return refused('bundle does not contain a ClusterServiceVersion');
  }
  const problem = refusal(csv, options);
  if (problem !== undefined) return problem;
  const managed = options.namespace === '' ? managedNamespace(csv, options.packageName) : undefined;
  if (typeof managed === 'string') return refused(managed);
  const namespace = managed?.metadata.name ?? options.namespace;
  const resolved = {
    ...options,
    namespace,
    watchNamespace: textAt(options.inline, 'watchNamespace'),
  };
  return {
    kind: 'rendered',
    namespace,
    objects: [
      ...(managed === undefined ? [] : [managed]),
      ...accounts(csv, resolved),
      ...roles(csv, resolved),
      ...definitions(manifests, csv, resolved),
      ...others(manifests, resolved),
      ...webhookObjects(csv, namespace),
      ...deployments(csv, resolved),
    ],
  };
}

function refused(message: string, isConfiguration = false): Rendered {
  return { kind: 'refused', message, isConfiguration };
}

function refusal(csv: KubeObject, options: RenderOptions): Rendered | undefined {
  if (objectsAt(csv, 'spec', 'apiservicedefinitions', 'owned').length > 0) {
    return refused('unsupported bundle: apiServiceDefintions are not supported');
  }
  const modes = installModesOf(csv);
  const supports = (mode: string): boolean => modes.get(mode) === true;
  const isOne = options.isPreview && (supports('OwnNamespace') || supports('SingleNamespace'));
  if (!supports('AllNamespaces') && !isOne) {
    return refused('unsupported bundle: bundle does not support AllNamespaces install mode');
  }
  const problem = configProblem(options.inline, modes, options.namespace);
  return problem === undefined
    ? undefined
    : refused(`invalid ClusterExtension configuration: invalid configuration: ${problem}`, true);
}

const RBAC = 'rbac.authorization.k8s.io';

/** All except for `default`, which exists in every namespace. */
function accounts(csv: KubeObject, { namespace }: Options): readonly DraftObject[] {
  const names = [...permissionsOf(csv, 'permissions'), ...permissionsOf(csv, 'clusterPermissions')]
    .map(({ serviceAccount }) => serviceAccount)
    .filter((name) => name !== '' && name !== 'default');
  return [...new Set(names)].toSorted().map((name) => ({
    apiVersion: 'v1',
    kind: 'ServiceAccount',
    metadata: { name, namespace },
  }));
}

const NAMESPACES: JsonObject = {
  verbs: ['get', 'list', 'watch'],
  apiGroups: [''],
  resources: ['namespaces'],
};

/** Rules for one namespace become cluster-wide if all namespaces are watched. */
function roles(csv: KubeObject, options: Options): readonly DraftObject[] {
  const isWide = options.watchNamespace === undefined;
  const promoted = permissionsOf(csv, 'permissions').flatMap(({ serviceAccount, rules }) =>
    isWide
      ? both(csv, { serviceAccount, rules: [...rules, NAMESPACES] }, options)
      : both(csv, { serviceAccount, rules, within: options.watchNamespace }, options),
  );
  const wide = permissionsOf(csv, 'clusterPermissions').flatMap((permission) =>
    both(csv, permission, options),
  );
  return [...promoted, ...wide];
}

type Granted = {
  readonly serviceAccount: string;
  readonly rules: readonly JsonObject[];
  /** The namespace of a Role; absent: a ClusterRole. */
  readonly within?: string | undefined;
};

function both(csv: KubeObject, granted: Granted, options: Options): readonly DraftObject[] {
  const { serviceAccount, rules, within } = granted;
  const name = generatedName(`${csv.metadata.name}-${serviceAccount}`, { rules, serviceAccount });
  const kind = within === undefined ? 'ClusterRole' : 'Role';
  const metadata = { name, ...(within === undefined ? {} : { namespace: within }) };
  const apiVersion = `${RBAC}/v1`;
  return [
    { apiVersion, kind, metadata, rules },
    {
      apiVersion,
      kind: `${kind}Binding`,
      metadata,
      roleRef: { apiGroup: RBAC, kind, name },
      subjects: [
        {
          kind: 'ServiceAccount',
          apiGroup: '',
          name: serviceAccount,
          namespace: options.namespace,
        },
      ],
    },
  ];
}

const LONGEST_NAME = 63;

/** A name of the maximum length that ends with a hash of the content. */
function generatedName(base: string, of: unknown): string {
  const hash = contentHash(stableText(of)).toLowerCase();
  return `${base.slice(0, LONGEST_NAME - 1 - hash.length)}-${hash}`;
}

function definitions(
  manifests: readonly FbcObject[],
  csv: KubeObject,
  { namespace }: Options,
): readonly DraftObject[] {
  return manifests
    .filter(isKubeObject)
    .filter(({ kind }) => kind === 'CustomResourceDefinition')
    .map((definition) => withConversion(draftOf(definition), csv, namespace));
}

/** Other manifests of the bundle. */
function others(manifests: readonly FbcObject[], { namespace }: Options): readonly DraftObject[] {
  return manifests
    .filter(isKubeObject)
    .filter(({ kind }) => !['ClusterServiceVersion', 'CustomResourceDefinition'].includes(kind))
    .map((object) => {
      const draft = draftOf(object);
      return WIDE_KINDS.includes(object.kind)
        ? draft
        : { ...draft, metadata: { ...draft.metadata, namespace } };
    });
}

/** Cluster-scoped kinds that a bundle can contain. */
const WIDE_KINDS = [
  'ClusterRole',
  'ClusterRoleBinding',
  'PriorityClass',
  'ConsoleYAMLSample',
  'ConsoleQuickStart',
  'ConsoleCLIDownload',
  'ConsoleLink',
];

function draftOf(object: KubeObject): DraftObject {
  const { name, labels, annotations } = object.metadata;
  return {
    ...Object.fromEntries(Object.entries(object).filter(([key]) => key !== 'status')),
    apiVersion: object.apiVersion,
    kind: object.kind,
    metadata: {
      name,
      ...(labels === undefined ? {} : { labels }),
      ...(annotations === undefined ? {} : { annotations }),
    },
  };
}

/** Pods get the annotations of the ClusterServiceVersion, and the watched namespaces. */
function deployments(csv: KubeObject, options: Options): readonly DraftObject[] {
  const annotations = {
    ...csv.metadata.annotations,
    'olm.targetNamespaces': options.watchNamespace ?? '',
  };
  return deploymentsOf(csv).map(({ name, labels, spec }) => {
    const template = objectAt(spec, 'template') ?? {};
    const metadata = objectAt(template, 'metadata') ?? {};
    const pod = objectAt(template, 'spec') ?? {};
    const config = objectAt(options.inline, 'deploymentConfig') ?? {};
    return {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name, namespace: options.namespace, labels: textsIn(labels) },
      spec: {
        replicas: 1,
        ...spec,
        revisionHistoryLimit: 1,
        template: {
          ...template,
          metadata: {
            ...metadata,
            annotations: { ...objectAt(metadata, 'annotations'), ...annotations },
          },
          spec: withSubscriptionConfig(pod, config),
        },
      },
    };
  });
}

function textsIn(map: JsonObject): { readonly [key: string]: string } {
  return Object.fromEntries(
    Object.keys(map).flatMap((key) => {
      const value = textAt(map, key);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
