import { jsonIn, listIn, recordIn, textIn, textsIn } from '~/kube/json';
import type {
  CatalogSource,
  ClusterServiceVersion,
  InstallPlan,
  OperatorCondition,
  OperatorGroup,
  Subscription,
} from '~/kube/models/olm';
import { type Dependency, dependencyIn } from '~/olm/dependencies/dependencies';
import { hasSelector } from '~/olm/namespaces/operatorGroupTargets';
import { rulesIn } from '~/olm/permissions/policyRule';

/** The objects from which an Operator's migration to OLM v1 is judged. `null`: unknown. */
export type MigrationFacts = {
  readonly subscription: Subscription;
  /** The installed version. */
  readonly csv: ClusterServiceVersion;
  /** Those of its namespace. */
  readonly groups: readonly OperatorGroup[] | null;
  /** That of the installed version; `undefined`: it has none. */
  readonly condition: OperatorCondition | undefined | null;
  /** The plan that installed it, if it still exists. */
  readonly plan: InstallPlan | null;
  readonly sources: readonly CatalogSource[] | null;
  /** All Subscriptions of the cluster. */
  readonly subscriptions: readonly Subscription[] | null;
  readonly hasObjectSets: boolean | null;
  /** The ClusterCatalogs that have the installed version in the channel. */
  readonly catalogs: readonly string[] | null;
};

/**
 * The requirements of OLM's tool for the migration from OLM v0, in the order in which they are shown. Source:
 * operator-framework/library-olm, specs/20260821-migration-v0-to-v1/requirements.md (R3: C1–C10; 11060c9) and
 * migration/pkg/migration/{readiness,compatibility}.go (4b0aff3, 4bfca30), compared 2026-11-29.
 */
export const REQUIREMENTS = [
  'object-sets',
  'in-catalog',
  'catalog-image',
  'all-namespaces',
  'no-dependencies',
  'no-api-services',
  'not-generated',
  'only-subscription',
  'watches-all',
  'no-account',
  'no-conditions',
  'no-olm-access',
  'steady',
] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/** What contradicts a requirement, in the API's words; empty: it is met; `null`: unknown. */
type Found = readonly string[] | null;

type Rule = {
  readonly found: (facts: MigrationFacts) => Found;
  /** The option with which the tool continues nevertheless; absent: it does not. */
  readonly flag?: string;
};

const RULES: Readonly<Record<Requirement, Rule>> = {
  'object-sets': {
    found: ({ hasObjectSets }) =>
      hasObjectSets === null ? null : hasObjectSets ? [] : ['clusterobjectsets'],
  },
  // C7
  'in-catalog': {
    found: ({ catalogs, subscription, csv }) => {
      if (catalogs === null || catalogs.length > 0) return catalogs && [];
      const { name, channel = '' } = recordIn(subscription.spec);
      return [[textIn(name), textIn(channel), csv.spec?.version].filter(Boolean).join(' ')];
    },
  },
  // C10
  'catalog-image': { found: catalogsWithoutImage },
  // C1a
  'all-namespaces': {
    found: ({ csv }) => {
      const modes = listIn(recordIn(csv.spec)['installModes']).map(recordIn);
      const supported = modes.filter((mode) => mode['supported'] === true);
      const names = supported.flatMap(({ type }) => textIn(type) ?? []);
      if (names.includes('AllNamespaces')) return [];
      return names.length === 0 ? [csv.metadata.name] : names;
    },
  },
  // C2; OLM v1 also rejects `olm.constraint` (operator-controller, internal/operator-controller/resolve/validation.go).
  'no-dependencies': {
    found: ({ csv }) => dependenciesIn(csv)?.map(dependencyName) ?? [PROPERTIES],
  },
  // C3
  'no-api-services': {
    found: ({ csv }) => {
      const owned = listIn(recordIn(recordIn(csv.spec)['apiservicedefinitions'])['owned']);
      return owned.map(recordIn).map(({ group, version }) => `${String(version)}.${String(group)}`);
    },
  },
  // C9
  'not-generated': {
    found: ({ subscription }) => {
      const by = recordIn(subscription.metadata.annotations)['olm.generated-by'];
      return by === undefined ? [] : [textIn(by) ?? 'olm.generated-by'];
    },
  },
  'only-subscription': {
    found: ({ subscription, subscriptions }) =>
      subscriptions
        ?.filter(
          ({ metadata, spec }) =>
            metadata.uid !== subscription.metadata.uid && spec?.name === subscription.spec?.name,
        )
        .map(({ metadata }) => `${metadata.namespace ?? ''}/${metadata.name}`) ?? null,
  },
  // C1
  'watches-all': {
    found: ({ groups }) => groups?.flatMap(scopeOf) ?? null,
    flag: 'watch-scope-change',
  },
  // C6
  'no-account': {
    found: ({ groups }) =>
      groups?.flatMap(({ spec }) => textIn(spec?.serviceAccountName) ?? []) ?? null,
    flag: 'scoped-serviceaccount',
  },
  // C4
  'no-conditions': {
    found: ({ condition }) =>
      condition === null
        ? null
        : listIn(recordIn(condition?.status)['conditions'])
            .map(recordIn)
            .map(({ type }) => textIn(type) ?? 'status.conditions'),
    flag: 'operator-condition',
  },
  // C5
  'no-olm-access': { found: ({ csv }) => olmAccess(csv), flag: 'olmv0-api-access' },
  // C8
  steady: {
    found: ({ subscription, csv }) => [...unsteadyState(subscription), ...unsteadyPhase(csv)],
    flag: 'not-steady-state',
  },
};

export type MigrationCheck = {
  readonly requirement: Requirement;
  readonly result: 'met' | 'acknowledge' | 'unmet' | 'unknown';
  /** What contradicts it, in the API's words; cut after some. */
  readonly found: readonly string[];
  /** The option of the migration tool that acknowledges it; `null`: none. */
  readonly flag: string | null;
};

/** A ClusterServiceVersion can state any number of names. */
const MOST_FOUND = 10;

export function migrationChecks(facts: MigrationFacts): readonly MigrationCheck[] {
  return REQUIREMENTS.map((requirement) => {
    const { found: find, flag } = RULES[requirement];
    const found = find(facts);
    return {
      requirement,
      result: resultOf(found, flag !== undefined),
      found: (found ?? []).slice(0, MOST_FOUND),
      flag: flag === undefined ? null : `--acknowledge-${flag}`,
    };
  });
}

function resultOf(found: Found, canAcknowledge: boolean): MigrationCheck['result'] {
  if (found === null) return 'unknown';
  if (found.length === 0) return 'met';
  return canAcknowledge ? 'acknowledge' : 'unmet';
}

/** Whether OLM v1 can take over an Operator. */
export type MigrationVerdict = 'eligible' | 'acknowledge' | 'ineligible' | 'unknown';

/** An unmet requirement decides, whatever is unknown. */
export function migrationVerdict(checks: readonly MigrationCheck[]): MigrationVerdict {
  const has = (wanted: MigrationCheck['result']) => checks.some(({ result }) => result === wanted);
  if (has('unmet')) return 'ineligible';
  if (has('unknown')) return 'unknown';
  return has('acknowledge') ? 'acknowledge' : 'eligible';
}

/** The CatalogSources of the Subscription and of the bundle in its plan that do not exist or have no image. */
function catalogsWithoutImage({ subscription, csv, plan, sources }: MigrationFacts): Found {
  if (sources === null) return null;
  const { source, sourceNamespace } = recordIn(subscription.spec);
  const looked = listIn(recordIn(plan?.status)['bundleLookups'])
    .map(recordIn)
    .filter(({ identifier }) => identifier === csv.metadata.name)
    .filter(({ catalogSourceRef }) => catalogSourceRef !== undefined)
    .map(({ catalogSourceRef }) => recordIn(catalogSourceRef));
  const references = [{ name: source, namespace: sourceNamespace }, ...looked].map(
    ({ namespace, name }) => `${textIn(namespace) ?? ''}/${textIn(name) ?? ''}`,
  );
  const withImage = new Set(
    sources
      .filter(({ spec }) => spec?.sourceType === 'grpc' && textIn(spec.image) !== null)
      .map(({ metadata }) => `${metadata.namespace ?? ''}/${metadata.name}`),
  );
  return [...new Set(references)].filter((reference) => !withImage.has(reference));
}

function unsteadyState({ status }: Subscription): readonly string[] {
  const state = status?.state ?? 'Subscription';
  return ['AtLatestKnown', 'UpgradePending'].includes(state) ? [] : [state];
}

function unsteadyPhase({ metadata, status }: ClusterServiceVersion): readonly string[] {
  const { phase, reason } = recordIn(status);
  if (phase !== 'Succeeded') return [textIn(phase) ?? metadata.name];
  return reason === 'InstallSucceeded' ? [] : [textIn(reason) ?? phase];
}

const PROPERTIES = 'operatorframework.io/properties';

/** From both forms of the annotation; `null`: it is not JSON. */
function dependenciesIn({ metadata }: ClusterServiceVersion): readonly Dependency[] | null {
  const text = recordIn(metadata.annotations)[PROPERTIES];
  if (text === undefined) return [];
  const parsed = jsonIn(textIn(text) ?? '');
  if (parsed === null) return null;
  const properties = Array.isArray(parsed) ? parsed : recordIn(parsed)['properties'];
  return listIn(properties).flatMap((property) => dependencyIn(recordIn(property)) ?? []);
}

function dependencyName(dependency: Dependency): string {
  switch (dependency.kind) {
    case 'package':
      return dependency.packageName;
    case 'api':
      return `${dependency.apiKind}.${dependency.version}.${dependency.group}`;
    case 'rule':
      return dependency.rule;
    case 'all':
    case 'any':
    case 'none':
      return dependency.of.map(dependencyName).join(', ');
  }
}

/** The watched namespaces of a group that does not select all. */
function scopeOf({ spec, status, metadata }: OperatorGroup): readonly string[] {
  const listed = textsIn(spec?.targetNamespaces);
  const selected = textsIn(recordIn(status)['namespaces']);
  if (listed.length > 0) return listed;
  if (hasSelector(spec)) return selected.length === 0 ? [metadata.name] : selected;
  return selected.length === 1 ? selected : [];
}

const OLM_V0 = ['subscriptions', 'installplans', 'clusterserviceversions', 'catalogsources', '*'];

/** The resources of OLM v0 that an Operator can access, if it cannot access any of OLM v1. */
function olmAccess({ spec }: ClusterServiceVersion): readonly string[] {
  const strategy = recordIn(recordIn(recordIn(spec)['install'])['spec']);
  const rules = listIn(strategy['clusterPermissions']).flatMap((one) =>
    rulesIn(recordIn(one)['rules']),
  );
  if (rules.some(({ apiGroups }) => apiGroups.includes('olm.operatorframework.io'))) return [];
  const resources = rules
    .filter(({ apiGroups }) => apiGroups.includes('operators.coreos.com'))
    .flatMap((rule) => rule.resources.filter((one) => OLM_V0.includes(one)));
  return [...new Set(resources)];
}
