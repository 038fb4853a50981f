import { type FacetTexts, type ListTexts, textsOf } from '~/ui/lists/listTexts';
import { type INBOX, RISK_VALUES } from '~/updates/rules/inbox/inboxList';
import type { InstalledDeprecation } from '~/olm/installed/deprecations';
import { type MaxOpenShift, minorText } from '~/olm/lifecycle/maxOpenShift';
import type { CatalogMove } from '~/olm/plans/catalogMove';
import type { PlanState } from '~/olm/plans/reviewedPlan';
import type { Approver } from '~/updates/rules/pastPlan';
import type { PlanCause } from '~/updates/rules/review/planFinding';
import type { ApprovalInForce } from '~/updates/rules/settings/approvalInForce';
import type { SettingChange } from '~/updates/rules/settings/settingChanges';
import type { UpdateStatus } from '~/updates/rules/settings/updateStatus';
import { type KindTexts, type Texts, type Translate, textOfKind } from '~/i18n';
import { changesText } from './plan/texts';
import { approvalText } from '~/ui/approvalText';
import { dangerName } from '~/ui/permissions/texts';
import type { UpdateStatusProps } from './operator/UpdateStatusCard';

/** The action that approves several plans in order, or a single one. */
export function approvalsText(count: number, t: Translate): string {
  return count === 1
    ? t('Approve {{count}} install plans', { count })
    : t('Approve {{count}} install plans in order', { count });
}

/** A risk as a short text. */
export function riskName(risk: PlanCause, t: Translate): string {
  return textOfKind(RISK_NAMES, risk, t);
}

const PLAIN_RISKS: Texts<
  Exclude<PlanCause['kind'], 'dangers-added' | 'webhooks-added' | 'cloud-rights'>
> = {
  'definition-unsafe': (t) => t('High-risk CRD change'),
  'not-upgradeable': (t) => t('Update blocked'),
  'other-catalog': (t) => t('Another catalog'),
  'major-version': (t) => t('Major version'),
  'older-version': (t) => t('Older version'),
  deprecated: (t) => t('Deprecated'),
  incompatible: (t) => t('Not compatible'),
  unsupported: (t) => t('Unsupported'),
  'blocks-openshift': (t) => t('Blocks OpenShift update'),
  unknown: (t) => t('Incomplete data'),
};

const RISK_NAMES: KindTexts<PlanCause> = {
  ...PLAIN_RISKS,
  'dangers-added': (t, { dangers: [first, ...others] }) => {
    const name = first === undefined ? '' : dangerName(first, t);
    return others.length === 0
      ? t('New permission: {{name}}', { name })
      : t('New permissions: {{name}} and {{count}} more', { name, count: others.length });
  },
  'webhooks-added': (t, { names }) => t('{{count}} new webhook', { count: names.length }),
  'cloud-rights': (t, risk) => t('{{cloud}} permissions', risk),
};

/** A risk in a sentence. */
export function riskText(risk: PlanCause, t: Translate): string {
  return textOfKind(RISK_TEXTS, risk, t);
}

const RISK_TEXTS: KindTexts<PlanCause> = {
  'dangers-added': (t, { dangers }) =>
    t('New permissions: {{names}}', {
      names: t.list(dangers.map((danger) => dangerName(danger, t))),
    }),
  'definition-unsafe': (t, { definition, findings }) =>
    t('{{what}}: {{state}}', { what: definition, state: changesText(findings, t) }),
  'not-upgradeable': (t, { message }) =>
    t.sentences([t('The installed version is not upgradeable at this time.'), message]),
  'webhooks-added': (t, { names }) =>
    t('Registers admission webhooks: {{names}}', { names: t.list(names), count: names.length }),
  'other-catalog': (t, risk) => moveText(risk, t),
  'major-version': (t, risk) =>
    t('{{from}} → {{to}} is a major update, which might contain breaking changes.', risk),
  'older-version': (t, risk) => t('{{to}} is earlier than the installed version {{from}}.', risk),
  deprecated: (t, risk) => DEPRECATIONS[risk.level](t, risk),
  'cloud-rights': (t, risk) =>
    t(
      'Uses short-lived {{cloud}} credentials. Verify that this version has the required {{cloud}} permissions.',
      risk,
    ),
  'blocks-openshift': (t, risk) =>
    t(
      'Supports OpenShift up to {{maximum}}, so it blocks the next minor update of this cluster ({{cluster}}).',
      risk,
    ),
  incompatible: (t, risk) =>
    t(
      'The catalog does not list version {{version}} as compatible with OpenShift {{cluster}}.',
      risk,
    ),
  unsupported: (t, risk) => t('Support for version {{version}} has ended.', risk),
  unknown: (t) => t('Some content could not be loaded, so there might be more risks.'),
};

function moveText({ to, from, isOf }: CatalogMove, t: Translate): string {
  const names = { to: to.name, from: from.name };
  return isOf === 'installed'
    ? t('From catalog {{to}}. The installed version is from {{from}}.', names)
    : t(
        'From catalog {{to}}, although the Subscription now specifies {{from}}. OLM does not replace the pending install plan.',
        names,
      );
}

const DEPRECATIONS: Readonly<
  Record<InstalledDeprecation['level'], (t: Translate, deprecation: InstalledDeprecation) => string>
> = {
  version: (t, deprecation) => t('Version deprecated: {{message}}', deprecation),
  channel: (t, deprecation) => t('Channel deprecated: {{message}}', deprecation),
  package: (t, deprecation) => t('Package deprecated: {{message}}', deprecation),
};

export function inboxTexts(t: Translate): ListTexts {
  return {
    find: t('Find by Operator, version, namespace, or install plan'),
    placeholder: t('Find an update'),
    facets: {
      risk: { title: t('Risk'), values: textsOf(RISK_VALUES, (risk) => RISK_FILTERS[risk](t)) },
      namespace: { title: t('Namespace') },
      kind: { title: t('Type'), values: { update: t('Updates'), install: t('Installation') } },
      step: {
        title: t('Update type'),
        values: { major: t('Major version'), minor: t('Minor or patch version') },
      },
      catalog: { title: t('Catalog') },
      later: {
        title: t('Snoozed install plans'),
        values: { now: t('Not snoozed'), 'put-off': t('Snoozed install plans') },
      },
    } satisfies Record<keyof (typeof INBOX)['facets'], FacetTexts>,
  };
}

const RISK_FILTERS: Texts<(typeof RISK_VALUES)[number]> = {
  ...PLAIN_RISKS,
  'dangers-added': (t) => t('New high-risk permissions'),
  'webhooks-added': (t) => t('New webhooks'),
  'cloud-rights': (t) => t('Cloud permissions'),
  none: (t) => t('No risks found'),
};

/** The sort orders of the list. */
export function orderTexts(t: Translate): Readonly<Record<keyof (typeof INBOX)['orders'], string>> {
  return {
    oldest: t('Oldest first'),
    newest: t('Latest first'),
    risk: t('Highest risk first'),
    namespace: t('By namespace'),
  };
}

/** The state of a plan as a label. */
export function planStateText(state: PlanState['kind'], t: Translate): string {
  return PLAN_STATES[state](t);
}

const PLAN_STATES: Texts<PlanState['kind']> = {
  planning: (t) => t('Planning'),
  'requires-approval': (t) => t('Requires approval'),
  superseded: (t) => t('Replaced by a later install plan'),
  installing: (t) => t('Installing'),
  complete: (t) => t('Complete'),
  failed: (t) => t('Failed'),
};

/** How a plan was approved. Only the audit log of the cluster has the user. */
export function approverText(approver: Exclude<Approver, { kind: 'olm' }>, t: Translate): string {
  return textOfKind(APPROVER_TEXTS, approver, t);
}

const APPROVER_TEXTS: KindTexts<Exclude<Approver, { kind: 'olm' }>> = {
  browser: (t) => t('in a browser'),
  program: (t, { name: program }) => t('by {{program}}', { program }),
};

/** The stated OpenShift compatibility of an Operator as text. */
export function limitText(limit: MaxOpenShift, t: Translate): string {
  return textOfKind(LIMIT_TEXTS, limit, t);
}

const LIMIT_TEXTS: KindTexts<MaxOpenShift> = {
  none: (t) => t('No limit'),
  minor: (t, { maximum }) => t('up to {{version}}', { version: minorText(maximum) }),
  invalid: (t, limit) => t('invalid maximum version: {{text}}', limit),
};

/** Manual Subscriptions of the namespace that delay automatic updates; `null`: none. */
export function heldText({ heldBy }: ApprovalInForce, t: Translate): string | null {
  return heldBy.length === 0
    ? null
    : t('Manual approval is in effect because of: {{names}}', { names: t.list(heldBy) });
}

/** The name of a setting as the form has it. */
export function fieldText(field: SettingChange['field'], t: Translate): string {
  return FIELD_TEXTS[field](t);
}

const FIELD_TEXTS: Texts<SettingChange['field']> = {
  channel: (t) => t('Channel'),
  approval: (t) => t('Update approval'),
  source: (t) => t('Catalog'),
  config: (t) => t('Operator settings'),
};

/** The previous and new value of a setting as text. Those of `spec.config` are displayed as lines instead. */
export function valuesText(
  change: Exclude<SettingChange, { field: 'config' }>,
  t: Translate,
): { readonly from: string; readonly to: string } {
  switch (change.field) {
    case 'channel':
      return {
        from: change.from ?? t('Default channel'),
        to: change.to ?? t('Default channel'),
      };
    case 'approval':
      return { from: approvalText(change.from, t), to: approvalText(change.to, t) };
    case 'source':
      return { from: change.from.name, to: change.to.name };
  }
}

/** The update status of an Operator. */
export function updateStatusText(props: UpdateStatusProps, t: Translate): string {
  return textOfKind(STATUS_TEXTS, shownStatus(props), t);
}

type ShownStatus = UpdateStatus & Omit<UpdateStatusProps, 'status'>;

function shownStatus({ status, ...others }: UpdateStatusProps): ShownStatus {
  return { ...status, ...others };
}

const upToDate = (t: Translate, status: ShownStatus) =>
  t('Up to date in channel {{channel}}', status);
const updateFailed = (t: Translate, status: ShownStatus) => t('Update to {{to}} failed', status);

const STATUS_TEXTS: KindTexts<ShownStatus> = {
  'not-installed': (t) => t('Not installed'),
  'waits-for-approval': (t, status) => t('Update to {{to}} requires approval', status),
  updating: (t, status) => t('Updating to {{to}}', status),
  'plan-failed': updateFailed,
  'up-to-date': upToDate,
  'newer-without-plan': (t, status) => t('{{to}} available in channel {{channel}}', status),
  'not-in-channel': (t, status) =>
    t('Version {{version}} not found in channel {{channel}}', status),
  'no-such-channel': (t, status) => t('Channel {{channel}} not found', status),
  'catalog-unknown': (t) => t('Latest version unknown'),

  // A replacement in progress, or a failed one
  'held-back': (t, status) => t('Update from {{version}} to {{to}} blocked', status),
  'being-replaced': (t, status) => t('Updating from {{version}} to {{to}}', status),
  'replacement-stuck': (t, status) => t('Update to {{to}} not progressing', status),
  'replacement-failed': updateFailed,
  failed: (t, { version }) => t('{{name}} failed', { name: version }),
  removing: (t) => t('Uninstalling'),
  'csv-removed': (t, { version }) => t('{{name}} deleted', { name: version }),
  'not-ready': (t, status) => t('{{version}} is not ready yet', status),
  'nothing-newer': upToDate,
};

/** The next step of OLM and its condition; `null`: implied by the status. */
export function nextText(props: UpdateStatusProps, t: Translate): string | null {
  return textOfKind(NEXT_TEXTS, shownStatus(props), t);
}

const runsUntilReady = (t: Translate, status: ShownStatus) =>
  t('{{version}} continues to run until the new version is ready.', status);

const NEXT_TEXTS: KindTexts<ShownStatus, string | null> = {
  'not-installed': (t, { plan }) =>
    plan?.state.kind === 'requires-approval'
      ? null
      : t('Installation has not started. Check the status for possible causes.'),
  'waits-for-approval': (t, status) =>
    t('{{version}} remains until the install plan is approved.', status),
  updating: runsUntilReady,
  'plan-failed': (t, status) => t('Version {{version}} continues to run.', status),
  'up-to-date': () => null,
  'newer-without-plan': (t, status) =>
    status.hasFindings
      ? t('No install plan created. Check the status for possible causes.')
      : t(
          'No install plan created. If none is created within a few minutes, the channel contains no update from {{version}}.',
          status,
        ),
  'not-in-channel': (t, status) =>
    t(
      'If no version in {{channel}} replaces {{version}}, select another channel to receive updates.',
      status,
    ),
  'no-such-channel': (t, status) =>
    t('OLM cannot resolve Subscriptions in namespace {{namespace}}.', status),
  'catalog-unknown': (t) => t('The catalog does not contain the package or is unavailable.'),
  'held-back': (t, status) =>
    t(
      '{{version}} continues to run, because its OperatorCondition blocks the update. OLM continues when the condition changes or is overridden.',
      status,
    ),
  'being-replaced': runsUntilReady,
  'replacement-stuck': runsUntilReady,
  'replacement-failed': (t, status) =>
    status.failsForward
      ? t(
          'OLM does not roll back to {{version}}. The upgradeStrategy of the OperatorGroup allows an update to a version later than {{to}}.',
          status,
        )
      : t(
          'OLM does not roll back to {{version}}. To continue, {{to}} must become ready or be reinstalled.',
          status,
        ),
  failed: (t, status) => {
    if (status.failsForward) {
      return t('The upgradeStrategy of the OperatorGroup allows an update to a later version.');
    }
    return status.to === null
      ? t('To receive updates, {{version}} must become ready or be reinstalled.', status)
      : t('{{to}} is blocked until {{version}} is ready.', status);
  },
  'csv-removed': (t) => t('OLM does not re-create the CSV.'),
  removing: () => null,
  'not-ready': () => null,
  'nothing-newer': () => null,
};
