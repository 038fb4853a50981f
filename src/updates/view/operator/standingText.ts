import type { Translate } from '~/i18n';
import type { StandingProps } from './StandingLine';
import { replacementNext, replacementTitle } from './replacementText';

/** Where an Operator stands with its updates. */
export function standingText(props: StandingProps, t: Translate): string {
  const { standing, channel, version } = props;
  switch (standing.kind) {
    case 'not-installed':
      return t('Not installed');
    case 'waits-for-approval':
      return t('Update to {{to}} requires approval', { to: standing.to });
    case 'updating':
      return t('Updating to {{to}}', { to: standing.to });
    case 'plan-failed':
      return t('Update to {{to}} failed', { to: standing.to });
    case 'up-to-date':
      return t('Up to date in channel {{channel}}', { channel });
    case 'newer-without-plan':
      return t('{{to}} available in channel {{channel}}', { channel, to: standing.to });
    case 'not-in-channel':
      return t('{{version}} not found in channel {{channel}}', { channel, version });
    case 'no-such-channel':
      return t('Channel {{channel}} not found', { channel });
    case 'catalog-unknown':
      return t('Latest version unknown');
    default:
      return replacementTitle({ standing, channel, version }, t);
  }
}

/** What OLM does next, and when; `null`: that goes without saying. */
export function nextText(props: StandingProps, t: Translate): string | null {
  const { standing, channel, version, hasTrouble } = props;
  switch (standing.kind) {
    case 'not-installed':
      return standing.plan?.state.kind === 'requires-approval'
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
      return replacementNext({ standing, channel, version }, t);
  }
}
