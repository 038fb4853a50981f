import type { UpdateStatus } from '~/updates/rules/settings/updateStatus';
import type { Translate } from '~/i18n';
import type { UpdateStatusProps } from './UpdateStatusCard';

/** The update status of an Operator. */
export function updateStatusText(props: UpdateStatusProps, t: Translate): string {
  const { status, channel, version } = props;
  switch (status.kind) {
    case 'not-installed':
      return t('Not installed');
    case 'waits-for-approval':
      return t('Update to {{to}} requires approval', { to: status.to });
    case 'updating':
      return t('Updating to {{to}}', { to: status.to });
    case 'plan-failed':
      return t('Update to {{to}} failed', { to: status.to });
    case 'up-to-date':
      return t('Up to date in channel {{channel}}', { channel });
    case 'newer-without-plan':
      return t('{{to}} available in channel {{channel}}', { channel, to: status.to });
    case 'not-in-channel':
      return t('{{version}} not found in channel {{channel}}', { channel, version });
    case 'no-such-channel':
      return t('Channel {{channel}} not found', { channel });
    case 'catalog-unknown':
      return t('Latest version unknown');
    default:
      return replacementTitle({ status, channel, version }, t);
  }
}

/** What OLM does next, and when; `null`: that goes without saying. */
export function nextText(props: UpdateStatusProps, t: Translate): string | null {
  const { status, channel, version, hasTrouble } = props;
  switch (status.kind) {
    case 'not-installed':
      return status.plan?.state.kind === 'requires-approval'
        ? null
        : t('Installation has not started. Check the status for possible causes.');
    case 'waits-for-approval':
      return t('{{version}} remains until the install plan is approved.', { version });
    case 'updating':
      return t('{{version}} runs until the new version is ready.', { version });
    case 'plan-failed':
      return t('{{version}} continues to run.', { version });
    case 'up-to-date':
      return null;
    case 'newer-without-plan':
      return hasTrouble
        ? t('No install plan created. Check the status for possible causes.')
        : t(
            'No install plan created. If none is created within minutes, the channel contains no update from {{version}}.',
            { version },
          );
    case 'not-in-channel':
      return t(
        'If no version in {{channel}} replaces {{version}}, select another channel to receive updates.',
        { version, channel },
      );
    case 'no-such-channel':
      return t('OLM cannot resolve Subscriptions in namespace {{namespace}}.', {
        namespace: props.situation.namespace,
      });
    case 'catalog-unknown':
      return t('The catalog does not contain the package or is unavailable.');
    default:
      return replacementNext({ status, channel, version }, t);
  }
}

/** The update status while a version is replaced, or is not replaced as it should be. */
function replacementTitle({ status, channel, version }: ReplacementProps, t: Translate): string {
  switch (status.kind) {
    case 'held-back':
      return t('Update from {{version}} to {{to}} blocked', { version, to: status.to });
    case 'being-replaced':
      return t('Updating from {{version}} to {{to}}', { version, to: status.to });
    case 'replacement-stuck':
      return t('Update to {{to}} not progressing', { to: status.to });
    case 'replacement-failed':
      return t('Update to {{to}} failed', { to: status.to });
    case 'failed':
      return t('{{version}} failed', { version });
    case 'removing':
      return t('Uninstalling');
    case 'csv-removed':
      return t('{{version}} was deleted', { version });
    case 'not-ready':
      return t('{{version}} is not ready yet', { version });
    case 'nothing-newer':
      return t('Up to date in channel {{channel}}', { channel });
  }
}

/** What OLM does next, and on what that depends; `null`: that goes without saying. */
function replacementNext({ status, version }: ReplacementProps, t: Translate): string | null {
  switch (status.kind) {
    case 'held-back':
      return t(
        '{{version}} continues to run, because its OperatorCondition blocks the update. OLM continues when the condition changes or is overridden.',
        { version },
      );
    case 'being-replaced':
    case 'replacement-stuck':
      return t('{{version}} runs until the new version is ready.', { version });
    case 'replacement-failed':
      return failedUpdateText(status, version, t);
    case 'failed':
      return failedText(status, version, t);
    case 'csv-removed':
      return t('OLM does not re-create the CSV.');
    case 'removing':
    case 'not-ready':
    case 'nothing-newer':
      return null;
  }
}

type Replaced = Exclude<
  UpdateStatus,
  {
    kind:
      | 'not-installed'
      | 'waits-for-approval'
      | 'updating'
      | 'plan-failed'
      | 'up-to-date'
      | 'newer-without-plan'
      | 'not-in-channel'
      | 'no-such-channel'
      | 'catalog-unknown';
  }
>;

type ReplacementProps = {
  readonly status: Replaced;
  readonly channel: string;
  readonly version: string | null;
};

function failedUpdateText(
  { to, failsForward }: Extract<Replaced, { kind: 'replacement-failed' }>,
  version: string | null,
  t: Translate,
): string {
  return failsForward
    ? t(
        'OLM does not roll back to {{version}}. The upgradeStrategy of the OperatorGroup allows an update to a version later than {{to}}.',
        { version, to },
      )
    : t(
        'OLM does not roll back to {{version}}. To continue, {{to}} must become ready or be reinstalled.',
        { version, to },
      );
}

function failedText(
  { to, failsForward }: Extract<Replaced, { kind: 'failed' }>,
  version: string | null,
  t: Translate,
): string {
  if (failsForward) {
    return t('The upgradeStrategy of the OperatorGroup allows an update to a later version.');
  }
  return to === null
    ? t('To receive updates, {{version}} must become ready or be reinstalled.', { version })
    : t('{{to}} is blocked until {{version}} is ready.', { version, to });
}
