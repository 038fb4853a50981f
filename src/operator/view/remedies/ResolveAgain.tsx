import { resolveAgain } from '~/operator/rules/resolveAgain';
import { useT } from '~/i18n';
import { actionDialog } from './actionDialog';

/** Makes OLM resolve a namespace again after an outdated resolution. */
export const ResolveAgain = actionDialog<Parameters<typeof resolveAgain>[0], string>({
  titles: (t, { metadata: { namespace } }) => ({
    question: t('Resolve Subscriptions again?'),
    action: t('Resolve again'),
    done: t('Resolution of namespace {{namespace}} triggered', { namespace }),
  }),
  choice: () => new Date().toISOString(),
  calls: (subscription, at) => [resolveAgain(subscription, at)],
  Body: ({ subject: { metadata } }) => {
    const t = useT();
    return t(
      'OLM resolves the Subscriptions of this namespace again. This adds an annotation to Subscription {{name}}.',
      { name: metadata.name },
    );
  },
});
