import type { Translate } from '~/i18n';
import type { StandingProps } from './StandingLine';
import { replacementNext, replacementTitle } from './replacementText';

/** Where an Operator stands with its updates. */
export function standingText(props: StandingProps, t: Translate): string {
  const { standing, channel, version } = props;
  switch (standing.kind) {
    case 'not-installed':
      return t('Nothing is installed yet');
    case 'waits-for-approval':
      return t('The update to {{to}} waits for approval', { to: standing.to });
    case 'updating':
      return t('The update to {{to}} is on its way', { to: standing.to });
    case 'plan-failed':
      return t('The update to {{to}} failed', { to: standing.to });
    case 'up-to-date':
      return t('Up to date');
    case 'newer-without-plan':
      return t('Channel {{channel}} has {{to}}', { channel, to: standing.to });
    case 'not-in-channel':
      return t('Channel {{channel}} does not have {{version}}', { channel, version });
    case 'no-such-channel':
      return t('The package has no channel {{channel}}', { channel });
    case 'catalog-unknown':
      return t('What is newest is not known');
    default:
      return replacementTitle({ standing, channel, version }, t);
  }
}

/** What OLM does next, and when. */
export function nextText(props: StandingProps, t: Translate): string {
  const { standing, channel, version, hasTrouble } = props;
  switch (standing.kind) {
    case 'not-installed':
      return standing.plan?.state.kind === 'requires-approval'
        ? t('OLM installs it as soon as somebody approves the plan.')
        : t('OLM is about to install it, or something keeps it from that.');
    case 'waits-for-approval':
      return t('Until somebody approves the plan, {{version}} stays.', { version });
    case 'updating':
      return t('{{version}} runs until the new version is ready.', { version });
    case 'plan-failed':
      return t('{{version}} goes on running. What went wrong is said above.', { version });
    case 'up-to-date':
      return upToDateText(props, t);
    case 'newer-without-plan':
      return hasTrouble
        ? t('OLM has made no plan for it. What keeps it from that is said above.')
        : t(
            'OLM has made no plan for it. When none comes within minutes, no version of the channel replaces {{version}}.',
            { version },
          );
    case 'not-in-channel':
      return t(
        'OLM updates only to a version that says it replaces {{version}}. If there is none in {{channel}}, no update comes: choose another channel.',
        { version, channel },
      );
    case 'no-such-channel':
      return t(
        'As long as that is so, OLM cannot resolve any Subscription of namespace {{namespace}}.',
        { namespace: props.situation.namespace },
      );
    case 'catalog-unknown':
      return t(
        'The catalog that the Subscription names does not offer the package, or cannot be asked.',
      );
    default:
      return replacementNext({ standing, channel, version }, t);
  }
}

function upToDateText({ inForce, channel }: StandingProps, t: Translate): string {
  const { isManual, heldBy } = inForce;
  if (!isManual) {
    return t('As soon as channel {{channel}} has a newer version, OLM installs it.', { channel });
  }
  return heldBy.length === 0
    ? t('When channel {{channel}} has a newer version, OLM makes a plan that waits for approval.', {
        channel,
      })
    : t(
        'When channel {{channel}} has a newer version, it waits for approval: Subscription {{names}} in this namespace is Manual, and that counts for all.',
        { channel, names: t.list(heldBy) },
      );
}
