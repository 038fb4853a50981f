import type { UpdateStanding } from '~/updates/rules/settings/updateStanding';
import type { Translate } from '~/i18n';

/** Where an Operator stands of which a version is being replaced, or not as it should be. */
export function replacementTitle({ standing, channel, version }: Props, t: Translate): string {
  switch (standing.kind) {
    case 'held-back':
      return t('Update from {{version}} to {{to}} blocked', { version, to: standing.to });
    case 'being-replaced':
      return t('Updating from {{version}} to {{to}}', { version, to: standing.to });
    case 'replacement-stuck':
      return t('Update to {{to}} not progressing', { to: standing.to });
    case 'replacement-failed':
      return t('Update to {{to}} failed', { to: standing.to });
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
export function replacementNext({ standing, version }: Props, t: Translate): string | null {
  switch (standing.kind) {
    case 'held-back':
      return t(
        '{{version}} continues to run, because its OperatorCondition blocks the update. OLM continues when the condition changes or is overridden.',
        { version },
      );
    case 'being-replaced':
    case 'replacement-stuck':
      return t('{{version}} runs until the new version is ready.', { version });
    case 'replacement-failed':
      return failedUpdateText(standing, version, t);
    case 'failed':
      return failedText(standing, version, t);
    case 'csv-removed':
      return t('OLM does not re-create the CSV.');
    case 'removing':
    case 'not-ready':
    case 'nothing-newer':
      return null;
  }
}

type Told = Exclude<
  UpdateStanding,
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

type Props = {
  readonly standing: Told;
  readonly channel: string;
  readonly version: string | null;
};

function failedUpdateText(
  { to, failsForward }: Extract<Told, { kind: 'replacement-failed' }>,
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
  { to, failsForward }: Extract<Told, { kind: 'failed' }>,
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
