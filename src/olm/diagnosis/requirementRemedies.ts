import type { ProvidedApi } from '~/olm/packages/operatorPackage';
import { recordIn } from '~/kube/json';
import { parseApis } from '~/olm/packages/parseApis';
import { serviceAccountModel } from '~/kube/models/serviceAccount';
import type { Trouble } from '~/olm/messages/trouble';
import { statedList } from '~/olm/statedList';
import { isRequirementMet } from '~/olm/installed/requirementMet';
import { headCsv, isWorking } from '~/olm/standing/csvStanding';
import { editSubscription } from './catalogRemedies';
import { resubscribe, uninstall } from './installRemedies';
import type { OperatorFacts } from './operatorFacts';
import { openPods } from './podRemedies';
import type { Remedy } from './remedy';

/**
 * What helps when a definition or a served API is missing (CSV-008). Who requires it waits for another Operator; what the
 * version owns itself came with its InstallPlan, which OLM does not carry out a second time (IP-010).
 */
export function missingApi({ values }: Trouble, facts: OperatorFacts): readonly Remedy[] {
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
 * The InstallPlan made the account and its rights, so that a new one makes them again. While something else is missing, too,
 * that may be for nothing: OLM may have looked before the plan had made them, and looks again only when something changes
 * (recording min_kube_version).
 */
export function missingAccount(facts: OperatorFacts): readonly Remedy[] {
  const requirements = statedList(headCsv(facts.csvs)?.status?.requirementStatus);
  const isElse = requirements.some(
    ({ kind, status = '' }) => kind !== serviceAccountModel.kind && !isRequirementMet(status),
  );
  return isElse ? [] : resubscribe(facts);
}

/** DR-004: OLM found no Operator for what another needs. */
export function missingDependency({ values }: Trouble, facts: OperatorFacts): readonly Remedy[] {
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
 * A version for a newer Kubernetes (OD-008): another channel may have one for this. One that never ran has to go before an
 * older one can come; beside one that works nothing has to.
 */
export function tooOldKubernetes(facts: OperatorFacts): readonly Remedy[] {
  const isRunning = isWorking(facts.csvs);
  return [...editSubscription('channel', facts), ...(isRunning ? [] : uninstall(facts))];
}
