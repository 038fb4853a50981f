/** The state machine of a ClusterServiceVersion that is a member of its OperatorGroup. */
import { textAt } from '../../kube/json';
import type { ClusterClient, JsonObject, KubeObject } from '../../kube/types';
import { ensureApiRoles } from '../groups/groupRoles';
import { upgradeProblem } from '../operators/upgradeable';
import { CLUSTER_SERVICE_VERSIONS, OPERATOR_CONDITIONS } from '../shared/names';
import { deploymentsOf, namespaceOf, phaseOf, reasonOf } from './csvFields';
import type { CsvPhase, PhaseNews } from './csvStatus';
import { install, installProblem } from './installation';
import { hasOwnerConflict, replacedBy, replacementOf } from './replacement';
import { requirementsOf } from './requirements';
import { hasForeignApiService } from './serving';
import { webhookProblem } from './webhooks';

export type Situation = {
  readonly client: ClusterClient;
  readonly csv: KubeObject;
  /** All CSVs of the namespace, including this one, without copied ones. */
  readonly siblings: readonly KubeObject[];
  readonly group: KubeObject;
  /** Milliseconds since the epoch. */
  readonly now: number;
};

export type Step = {
  readonly news?: PhaseNews;
  /** New `status.requirementStatus`. */
  readonly requirements?: readonly JsonObject[];
  /** Milliseconds until the next sync. */
  readonly again?: number;
};

/** Timeout of OLM for an installation. */
const INSTALL_TIMEOUT = 5 * 60_000;

/** The next step, by the current phase. */
export function transition(situation: Situation): Step {
  const { csv } = situation;
  switch (phaseOf(csv)) {
    case '':
      return news('Pending', 'RequirementsUnknown', 'requirements not yet checked');
    case 'Pending':
      return fromPending(situation);
    case 'InstallReady':
      return fromInstallReady(situation);
    case 'Installing':
      return fromInstalling(situation);
    case 'Succeeded':
      return fromSucceeded(situation);
    case 'Failed':
      return fromFailed(situation);
    case 'Replacing':
      return fromReplacing(situation);
    case 'Deleting':
      situation.client.delete({
        resource: CLUSTER_SERVICE_VERSIONS,
        namespace: namespaceOf(csv),
        name: csv.metadata.name,
      });
      return {};
    default:
      return {};
  }
}

function fromPending({ client, csv, siblings }: Situation): Step {
  const before = replacedBy(csv, siblings);
  const blocked = before === undefined ? undefined : upgradeProblem(conditionFor(client, before));
  if (blocked !== undefined) {
    return news(
      'Pending',
      'OperatorConditionNotUpgradeable',
      `operator is not upgradeable: ${blocked}`,
    );
  }
  const { met, statuses } = requirementsOf(client, csv);
  if (!met) {
    return {
      ...news('Pending', 'RequirementsNotMet', "one or more requirements couldn't be found"),
      requirements: statuses,
    };
  }
  const invalid = webhookProblem(csv);
  if (invalid !== undefined) {
    return { ...news('Failed', 'InvalidWebhookDescription', invalid), requirements: statuses };
  }
  if (hasOwnerConflict(csv, siblings)) {
    const message = 'conflicting CRD owner in namespace';
    return { ...news('Failed', 'OwnerConflict', message), requirements: statuses };
  }
  if (hasForeignApiService(client, csv)) {
    const message = 'unable to adopt APIService';
    return { ...news('Failed', 'OwnerConflict', message), requirements: statuses };
  }
  // The previous CSV marks itself as replaced first, which triggers another sync of this one.
  if (before !== undefined && phaseOf(before) !== 'Replacing') return { requirements: statuses };
  return {
    ...news('InstallReady', 'AllRequirementsMet', 'all requirements found, attempting install'),
    requirements: statuses,
  };
}

function fromInstallReady({ client, csv, now }: Situation): Step {
  if (deploymentsOf(csv).length === 0 && textAt(csv, 'spec', 'install', 'strategy') === undefined) {
    return news(
      'Failed',
      'InvalidInstallStrategy',
      'install strategy invalid: unrecognized install strategy',
    );
  }
  try {
    install(client, csv, now);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ApiError') throw error;
    return news('Failed', 'InstallComponentFailed', `install strategy failed: ${error.message}`);
  }
  return news('Installing', 'InstallSucceeded', 'waiting for install components to report healthy');
}

function fromInstalling(situation: Situation): Step {
  const { csv, now } = situation;
  const step = checked(situation, 'Installing', 'InstallWaiting');
  if (step.news?.phase !== 'Installing') return step;
  const since = Date.parse(textAt(csv, 'status', 'lastTransitionTime') ?? '');
  const left = since + INSTALL_TIMEOUT - now;
  return left > 0
    ? { ...step, again: left }
    : news('Failed', 'InstallCheckFailed', 'install timeout');
}

function fromSucceeded(situation: Situation): Step {
  const { client, csv, siblings } = situation;
  const replacement = replacementOf(csv, siblings);
  if (replacement !== undefined) return beingReplaced(replacement);
  const { met, statuses } = requirementsOf(client, csv);
  if (!met) {
    return {
      ...news('Failed', 'RequirementsNotMet', 'requirements no longer met'),
      requirements: statuses,
    };
  }
  const step = checked(situation, 'Failed', 'ComponentUnhealthy');
  if (step.news?.phase === 'Succeeded') ensureApiRoles(client, csv);
  return step;
}

/** Recovers from a former failure, such as a rejected membership. */
const recoveries: ReadonlyMap<string, string> = new Map([
  ['NoTargetNamespaces', 'InstallModes now support target namespaces'],
  ['NoOperatorGroup', 'InstallModes now support target namespaces'],
  ['TooManyOperatorGroups', 'InstallModes now support target namespaces'],
  ['UnsupportedOperatorGroup', 'InstallModes now support target namespaces'],
  [
    'InterOperatorGroupOwnerConflict',
    'OperatorGroup no longer intersecting with conflicting owner',
  ],
  [
    'CannotModifyStaticOperatorGroupProvidedAPIs',
    'static OperatorGroup and intersecting groups now support providedAPIs',
  ],
]);

function fromFailed(situation: Situation): Step {
  const { client, csv, siblings, group } = situation;
  const replacement = replacementOf(csv, siblings);
  if (textAt(group, 'spec', 'upgradeStrategy') === 'TechPreviewUnsafeFailForward' && replacement) {
    const name = replacement.metadata.name;
    const message = `Fail Forward is enabled, allowing Failed csv to be replaced by csv: ${name}`;
    return news('Replacing', 'BeingReplaced', message);
  }
  const recovery = recoveries.get(reasonOf(csv));
  if (recovery !== undefined) return news('Pending', 'RequirementsUnknown', recovery);
  const { met, statuses } = requirementsOf(client, csv);
  if (!met) {
    return {
      ...news('Pending', 'RequirementsNotMet', 'requirements not met'),
      requirements: statuses,
    };
  }
  // A retry without a change would fail again, so it waits for the cause to end.
  const obstacle =
    hasOwnerConflict(csv, siblings) ||
    webhookProblem(csv) !== undefined ||
    reasonOf(csv) === 'InvalidInstallStrategy';
  if (obstacle) return {};
  return checked(situation, 'Pending', 'NeedsReinstall');
}

function fromReplacing({ csv, siblings }: Situation): Step {
  // Deletes only the oldest of a chain to keep the chain connected.
  if (replacedBy(csv, siblings) !== undefined) return {};
  const next = replacementOf(csv, siblings);
  return next !== undefined && phaseOf(next) === 'Succeeded'
    ? news(
        'Deleting',
        'Replaced',
        'has been replaced by a newer ClusterServiceVersion that has successfully installed.',
      )
    : {};
}

/** OLM's `updateInstallStatus`: Succeeded, or the given phase and reason with missing components. */
function checked({ client, csv }: Situation, phase: CsvPhase, reason: string): Step {
  const problem = installProblem(client, csv);
  if (problem === undefined) {
    return news('Succeeded', 'InstallSucceeded', 'install strategy completed with no errors');
  }
  switch (problem.kind) {
    case 'lost':
      return news('Failed', 'InstallCheckFailed', `install failed: ${problem.message}`);
    case 'changed':
      return news('InstallReady', reason, `installing: ${problem.message}`);
    case 'waiting':
      return news(phase, reason, `installing: ${problem.message}`);
  }
}

function beingReplaced(replacement: KubeObject): Step {
  const message = `being replaced by csv: ${replacement.metadata.name}`;
  return news('Replacing', 'BeingReplaced', message);
}

function conditionFor(client: ClusterClient, csv: KubeObject): KubeObject | undefined {
  return client.get({
    resource: OPERATOR_CONDITIONS,
    namespace: namespaceOf(csv),
    name: csv.metadata.name,
  });
}

function news(phase: CsvPhase, reason: string, message: string): Step {
  return { news: { phase, reason, message } };
}
