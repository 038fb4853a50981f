import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import type { ClusterServiceVersion, InstallPlan } from '~/kube/models/olm';
import type { Condition } from '~/kube/models/meta';
import { conditionsIn } from '~/olm/conditions/conditionSets';
import type { OperatorFacts } from '~/olm/diagnosis/operatorFacts';
import { homeOf } from './members';

/** An object that OLM lists as a component of an Operator. */
export type ComponentRef = {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  /** `null` for cluster-scoped objects. */
  readonly namespace: string | null;
  readonly name: string;
  readonly conditions: readonly Condition[];
};

/** The objects from which components are derived. */
export type ObjectSources = {
  readonly facts: Pick<
    OperatorFacts,
    'namespace' | 'subscription' | 'csvs' | 'namespaceCsvs' | 'conditions'
  >;
  /** The readable ones of the namespace. */
  readonly plans: readonly InstallPlan[];
  /** OLM's list of components; `null` if it could not be read or does not exist. */
  readonly components: readonly ComponentRef[] | null;
};

/** `status.components.refs` of an Operator; entries without a name are omitted. */
export function componentRefs(operator: unknown): readonly ComponentRef[] {
  const { refs } = recordIn(recordIn(recordIn(operator)['status'])['components']);
  return listIn(refs).flatMap((item): ComponentRef[] => {
    const { apiVersion, kind, namespace, name, conditions } = recordIn(item);
    const foundKind = textIn(kind);
    const foundName = textIn(name);
    if (foundKind === null || foundName === null) return [];
    const [version = '', group = ''] = (textIn(apiVersion) ?? '').split('/').toReversed();
    return [
      {
        group,
        version,
        kind: foundKind,
        namespace: textIn(namespace),
        name: foundName,
        conditions: conditionsIn(conditions),
      },
    ];
  });
}

const OLM = { group: 'operators.coreos.com', version: 'v1alpha1' } as const;

/** The components of an Operator from its Subscription, its plans and its CSVs, each once. */
export function plannedRefs({ facts, plans }: ObjectSources): readonly ComponentRef[] {
  const { namespace, subscription, csvs, conditions } = facts;
  const names = csvs.map(({ metadata }) => metadata.name);
  const own = plans.filter((plan) => stepsOf(plan).some(({ resolving }) => isOf(resolving, names)));
  return [
    ...(subscription === null
      ? []
      : [refOf({ ...OLM, kind: 'Subscription' }, subscription.metadata.name, subscription)]),
    ...own.map((plan) => refOf({ ...OLM, kind: 'InstallPlan' }, plan.metadata.name, plan)),
    ...csvs.flatMap((csv) => [
      refOf({ ...OLM, kind: 'ClusterServiceVersion' }, csv.metadata.name, null),
      ...createdByCsv(csv),
    ]),
    ...(conditions ?? []).map(({ metadata }) =>
      refOf({ ...OLM, version: 'v2', kind: 'OperatorCondition' }, metadata.name, null),
    ),
    ...own.flatMap((plan) =>
      stepsOf(plan).flatMap(({ resolving, resource }) =>
        isOf(resolving, names) ? stepRef(recordIn(resource)) : [],
      ),
    ),
  ];

  function refOf(
    type: Pick<ComponentRef, 'group' | 'version' | 'kind'>,
    name: string,
    object: unknown,
  ): ComponentRef {
    const { conditions } = recordIn(recordIn(object)['status']);
    return { ...type, namespace, name, conditions: conditionsIn(conditions) };
  }

  function stepRef(resource: JsonRecord): readonly ComponentRef[] {
    const kind = textIn(resource['kind']);
    const name = textIn(resource['name']);
    if (kind === null || name === null) return [];
    const group = textIn(resource['group']) ?? '';
    const version = textIn(resource['version']) ?? '';
    const place = CLUSTER_SCOPED.includes(kind) ? null : namespace;
    return [{ group, version, kind, namespace: place, name, conditions: [] }];
  }
}

/** The objects that OLM creates from a CSV: Deployments, and the owned CRDs, which are part of its plan. */
export function createdByCsv(csv: ClusterServiceVersion): readonly ComponentRef[] {
  const { deployments } = recordIn(recordIn(recordIn(csv.spec)['install'])['spec']);
  const namespace = homeOf(csv);
  return [
    ...listIn(deployments).flatMap((item): ComponentRef[] => {
      const name = textIn(recordIn(item)['name']);
      if (name === null) return [];
      return [
        { group: 'apps', version: 'v1', kind: 'Deployment', namespace, name, conditions: [] },
      ];
    }),
    ...ownedDefinitions(csv).map((name) => ({
      group: 'apiextensions.k8s.io',
      version: 'v1',
      kind: 'CustomResourceDefinition',
      namespace: null,
      name,
      conditions: [],
    })),
  ];
}

/** The names of the CustomResourceDefinitions that a CSV owns, each once. */
export function ownedDefinitions({ spec }: ClusterServiceVersion): readonly string[] {
  const { owned } = recordIn(recordIn(spec)['customresourcedefinitions']);
  return [...new Set(listIn(owned).flatMap((item) => textIn(recordIn(item)['name']) ?? []))];
}

function stepsOf({ status }: InstallPlan): readonly JsonRecord[] {
  return listIn(recordIn(status)['plan']).map(recordIn);
}

function isOf(resolving: unknown, csvNames: readonly string[]): boolean {
  return csvNames.some((name) => name === resolving);
}

/** The cluster-scoped kinds among those that OLM accepts in a bundle (`supportedKinds` of its registry library). */
const CLUSTER_SCOPED: readonly string[] = [
  'CustomResourceDefinition',
  'ClusterRole',
  'ClusterRoleBinding',
  'PriorityClass',
  'ConsoleYAMLSample',
  'ConsoleQuickStart',
  'ConsoleCLIDownload',
  'ConsoleLink',
  'ConsolePlugin',
];
