import type { UpdateStanding } from '~/updates/rules/settings/updateStanding';
import type { Translate } from '~/i18n';

/** Where an Operator stands of which a version is being replaced, or not as it should be. */
export function replacementTitle({ standing, channel, version }: Props, t: Translate): string {
  switch (standing.kind) {
    case 'held-back':
      return t('The update from {{version}} to {{to}} is held back', { version, to: standing.to });
    case 'being-replaced':
      return t('{{version}} is being replaced by {{to}}', { version, to: standing.to });
    case 'replacement-stuck':
      return t('The update to {{to}} does not get on', { to: standing.to });
    case 'replacement-failed':
      return t('The update to {{to}} failed', { to: standing.to });
    case 'failed':
      return t('{{version}} failed', { version });
    case 'removing':
      return t('It is being removed');
    case 'csv-removed':
      return t('{{version}} was deleted', { version });
    case 'not-ready':
      return t('{{version}} is not ready yet', { version });
    case 'nothing-newer':
      return t('Channel {{channel}} has nothing newer', { channel });
  }
}

/** What OLM does next, and on what that depends. */
export function replacementNext({ standing, version }: Props, t: Translate): string {
  switch (standing.kind) {
    case 'held-back':
      return t(
        '{{version}} goes on running: it says in its OperatorCondition that it must not be replaced now. OLM goes on as soon as that is taken back or overridden.',
        { version },
      );
    case 'being-replaced':
      return t('OLM removes {{version}} as soon as {{to}} is ready.', {
        version,
        to: standing.to,
      });
    case 'replacement-stuck':
      return t('What keeps it is said above. OLM removes {{version}} only when {{to}} is ready.', {
        version,
        to: standing.to,
      });
    case 'replacement-failed':
      return failedUpdateText(standing, version, t);
    case 'failed':
      return failedText(standing, version, t);
    case 'removing':
      return t('No update comes any more.');
    case 'csv-removed':
      return t('OLM does not create it again. What helps is said above.');
    case 'not-ready':
      return t('By default OLM replaces a version only when it is ready.');
    case 'nothing-newer':
      return t('What is not as it should be is said above.');
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
        'OLM does not go back to {{version}}. As soon as the channel has a newer version than {{to}}, OLM moves on to it: upgradeStrategy of the OperatorGroup allows that.',
        { version, to },
      )
    : t(
        'OLM does not go back to {{version}}, and by default replaces no version that failed: {{to}} has to become ready first, or it has to be installed anew.',
        { version, to },
      );
}

function failedText(
  { to, failsForward }: Extract<Told, { kind: 'failed' }>,
  version: string | null,
  t: Translate,
): string {
  if (failsForward) {
    return t(
      'As soon as the channel has a newer version, OLM moves on to it: upgradeStrategy of the OperatorGroup allows that.',
    );
  }
  return to === null
    ? t(
        'By default OLM replaces no version that failed: {{version}} has to become ready first, or it has to be installed anew.',
        { version },
      )
    : t(
        'By default OLM replaces no version that failed: {{to}} waits until {{version}} is ready.',
        { version, to },
      );
}
