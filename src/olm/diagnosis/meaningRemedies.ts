import { recordIn } from '~/kube/json';
import type { ClusterServiceVersion } from '~/kube/models/olm';
import { serviceAccountModel } from '~/kube/models/core';
import { apiId } from '~/olm/dependencies/dependencyOffer';
import { isRequirementMet } from '~/olm/installed/csv';
import type { Meaning } from '~/olm/messages/meaning';
import type { ConcernedObject } from '~/olm/messages/message';
import type { ProvidedApi } from '~/olm/packages/operatorPackage';
import { parseApis } from '~/olm/packages/parseApis';
import { statedList } from '~/olm/statedList';
import { headCsv, isWorking } from '~/olm/status/csvStatus';
import {
  catalogRemedies,
  changeGroup,
  createGroup,
  editGroup,
  editSubscription,
  isOrphan,
  openGroup,
  openPods,
  removeGroups,
  resubscribe,
  uninstall,
} from './objectRemedies';
import type { OperatorFacts } from './operatorFacts';
import type { Remedy } from './remedy';

/**
 * Remedies for a missing CRD or API (CSV-008). Required APIs come from another Operator. Owned ones are created by the
 * InstallPlan, which OLM does not apply a second time (IP-010).
 */
function missingApi({ values }: Meaning, facts: OperatorFacts): readonly Remedy[] {
  const { crd = null, api = null } = values;
  const isMissing = (one: ProvidedApi) => one.name === crd || `${one.version}.${one.group}` === api;
  const spec = recordIn(headCsv(facts.csvs)?.spec);
  const required = parseApis(spec, 'required').filter(isMissing);
  if (required.length > 0) return required.map((one) => findProvider(apiNeed(one), facts));
  const isOwned = parseApis(spec, 'owned').some(isMissing);
  if (!isOwned) return [];
  return crd === null ? openPods(facts) : resubscribe(facts);
}

/**
 * The InstallPlan creates the account and its permissions, so a new one repeats that. If other requirements are
 * missing, it might not help: OLM might have checked before the plan created them, and checks again only after a change
 * (recording min_kube_version).
 */
function missingAccount(facts: OperatorFacts): readonly Remedy[] {
  const requirements = statedList(headCsv(facts.csvs)?.status?.requirementStatus);
  const isElse = requirements.some(
    ({ kind, status = '' }) => kind !== serviceAccountModel.kind && !isRequirementMet(status),
  );
  return isElse ? [] : resubscribe(facts);
}

/** OG-029: only the ServiceAccount of the OperatorGroup, because OLM's own has all permissions. */
function grantAccount(
  { values }: Meaning,
  { namespace, operatorGroups }: OperatorFacts,
): readonly Remedy[] {
  const { account = '', accountNamespace } = values;
  const isOwn = operatorGroups?.some(({ spec }) => spec?.serviceAccountName === account) === true;
  return isOwn && accountNamespace === namespace
    ? [{ kind: 'grant-account', namespace, account }]
    : [];
}

/** DR-004: OLM found no Operator for a dependency. */
function missingDependency({ values }: Meaning, facts: OperatorFacts): readonly Remedy[] {
  const { apiKind, group = '', version = '', package: packageName = '', range = '' } = values;
  const need: Need | null =
    apiKind !== undefined
      ? { kind: 'api', group, version, apiKind }
      : packageName === ''
        ? null
        : { kind: 'package', packageName, versionRange: range };
  const another = editSubscription('channel', facts);
  return need === null ? another : [findProvider(need, facts), ...another];
}

type Need = Extract<Remedy, { readonly kind: 'find-provider' }>['need'];

function findProvider(need: Need, { namespace }: OperatorFacts): Remedy {
  return { kind: 'find-provider', namespace, need };
}

function apiNeed({ group, version, kind }: ProvidedApi): Need {
  return { kind: 'api', group, version, apiKind: kind };
}

/**
 * A version for a later Kubernetes: another channel might have one for this cluster. A version that never ran must be
 * removed before an earlier one can be installed. If another version works, nothing must be removed.
 */
function tooOldKubernetes(facts: OperatorFacts): readonly Remedy[] {
  const isRunning = isWorking(facts.csvs);
  return [...editSubscription('channel', facts), ...(isRunning ? [] : uninstall(facts))];
}

/** Remedies for a cause in OLM's message. */
export function remediesForMeaning(meaning: Meaning, facts: OperatorFacts): readonly Remedy[] {
  const remedies = REMEDIES[meaning.kind];
  return remedies === undefined ? openNamed(meaning) : remedies(meaning, facts);
}

type Rule = (meaning: Meaning, facts: OperatorFacts) => readonly Remedy[];

const withChannel: Rule = (_, facts) => editSubscription('channel', facts);
const withCatalog: Rule = (_, facts) => editSubscription('catalog', facts);
const withPods: Rule = (_, facts) => openPods(facts);
const withGroup: Rule = (_, facts) => changeGroup(facts);
const withConflict: Rule = (meaning, facts) => conflictRemedies(meaning, facts);

/** By kind of problem. Other kinds link to the objects that the message names. */
const REMEDIES: Partial<Readonly<Record<Meaning['kind'], Rule>>> = {
  'catalog-missing': withCatalog,
  'catalog-empty': withCatalog,
  'catalog-unreachable': (meaning, facts) => catalogRemedies([meaning], facts),
  'package-not-in-catalog': withCatalog,
  'channel-not-in-package': withChannel,
  'version-not-in-channel': withChannel,
  'no-update-path': withChannel,
  'bundle-deprecated': withChannel,
  'csv-without-subscription': withConflict,
  'package-installed-twice': withConflict,
  'api-provided-twice': withConflict,
  'plan-without-group': (_, facts) => createGroup(facts),
  'plan-with-groups': (_, facts) => removeGroups(facts),
  'mode-unsupported': withGroup,
  'mode-unsupported-by-group': withGroup,
  'group-selects-nothing': withGroup,
  'installer-missing': (_, facts) => editGroup(facts),
  'installer-forbidden': grantAccount,
  'installer-may-not-grant': grantAccount,
  'csv-without-group': (_, facts) => createGroup(facts),
  'csv-with-groups': (_, facts) => removeGroups(facts),
  'kube-version-too-old': (_, facts) => tooOldKubernetes(facts),
  'required-crd-missing': missingApi,
  'required-api-missing': missingApi,
  'account-missing': (_, facts) => missingAccount(facts),
  'account-lacks-rules': (_, facts) => missingAccount(facts),
  'dependency-api-missing': missingDependency,
  'dependency-package-missing': missingDependency,
  'dependency-missing': missingDependency,
  'api-owned-by-other-csv': (_, facts) => neighbourOwners(facts),
  'api-owned-by-other-group': (_, facts) => ownersElsewhere(facts),
  'group-is-static': (_, facts) => openGroup(facts),
  'bundle-invalid': withChannel,
  'install-modes-invalid': withChannel,
  'deployment-deadline': withPods,
  'install-timeout': withPods,
  'deployment-not-ready': withPods,
};

function openNamed(meaning: Meaning): readonly Remedy[] {
  return namedObjects(meaning).map((object) => ({ kind: 'open-object', object }));
}

/**
 * Remedies for two conflicting versions: an orphaned CSV is removed. If it runs as this very Operator, that is the last
 * option, because OLM would replace it with the version of the channel, which can be earlier; another channel or
 * catalog might contain the running version. Otherwise one of two Operators must be removed, and the user decides. This
 * offers the installed ones without a Subscription.
 */
function conflictRemedies(meaning: Meaning, facts: OperatorFacts): readonly Remedy[] {
  const orphans = namesIn(meaning).filter((name) => isOrphan(name, facts));
  const known = [
    ...orphans,
    ...facts.csvs.map(({ metadata }) => metadata.name),
    ...facts.subscriptions.flatMap(({ status }) => status?.installedCSV ?? []),
  ];
  const others = namedObjects(meaning).filter(({ name }) => !known.includes(name));
  const isOwn = orphans.some((name) => facts.csvs.some(({ metadata }) => metadata.name === name));
  return [
    ...(isOwn && isWorking(facts.csvs)
      ? [...editSubscription('channel', facts), ...editSubscription('catalog', facts)]
      : []),
    ...orphans.map((name) => ({
      kind: 'delete-csv' as const,
      namespace: facts.namespace,
      name,
    })),
    ...others.map((object) => ({ kind: 'open-object' as const, object })),
  ];
}

/** `csv` is the one without a Subscription; `first` and `second` are the conflicting ones. */
function namesIn({ values }: Meaning): readonly string[] {
  return ['csv', 'first', 'second'].flatMap((one) => values[one] ?? []);
}

/**
 * Another CSV of the namespace owns an API of this one, and OLM does not name it (OwnerConflict). This links to all
 * owners. One of the two must be removed; this one does not work.
 */
function neighbourOwners(facts: OperatorFacts): readonly Remedy[] {
  const own = apisOf(headCsv(facts.csvs));
  const names = facts.csvs.map(({ metadata }) => metadata.name);
  const rivals = (facts.namespaceCsvs ?? []).filter(
    (csv) => !names.includes(csv.metadata.name) && apisOf(csv).some((api) => own.includes(api)),
  );
  return [...rivals.map((csv) => openOperator(csv.metadata.name, facts)), ...uninstall(facts)];
}

/** By the name of its Subscription, which is the name of its page. */
function openOperator(
  csvName: string,
  { namespace, subscriptions }: Pick<OperatorFacts, 'namespace' | 'subscriptions'>,
): Remedy {
  const owner = subscriptions.find(
    ({ status }) => status?.installedCSV === csvName || status?.currentCSV === csvName,
  );
  return { kind: 'open-operator', namespace, name: owner?.metadata.name ?? csvName };
}

/**
 * Operators of other OperatorGroups provide the same APIs in some of the same namespaces (OG-013): the OperatorGroups
 * must select different namespaces, or one of the Operators must be removed.
 */
function ownersElsewhere(facts: OperatorFacts): readonly Remedy[] {
  const { namespace } = facts;
  const apis = apisOf(headCsv(facts.csvs));
  return [
    ...(apis.length === 0 ? [] : [{ kind: 'find-rivals' as const, namespace, apis }]),
    ...changeGroup(facts),
    ...uninstall(facts),
  ];
}

/** Each as `Kind.version.group`. */
function apisOf(csv: ClusterServiceVersion | null): readonly string[] {
  return csv === null ? [] : parseApis(recordIn(csv.spec), 'owned').map(apiId);
}

/** The existing objects that OLM's messages name. Some messages name objects because they do not exist. */
export function namedObjects({ kind, objects }: Meaning): readonly ConcernedObject[] {
  return ABSENT.includes(kind) ? [] : objects;
}

const ABSENT: readonly Meaning['kind'][] = [
  'catalog-missing',
  'account-missing',
  'required-crd-missing',
  'required-api-missing',
  'bundle-content-gone',
];
