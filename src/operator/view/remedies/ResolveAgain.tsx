import { resolveAgain } from '~/operator/rules/resolveAgain';
import { useT } from '~/i18n';
import { actionDialog } from './actionDialog';

/** Makes OLM resolve a namespace again whose last resolution is outdated. */
export const ResolveAgain = actionDialog<Parameters<typeof resolveAgain>[0], string>({
  titles: (t, { metadata: { namespace } }) => ({
    question: t('Resolve again?'),
    action: t('Resolve again'),
    done: t('OLM resolves namespace {{namespace}} again', { namespace }),
  }),
  choice: () => new Date().toISOString(),
  calls: (subscription, at) => [resolveAgain(subscription, at)],
  Body: ({ subject: { metadata } }) => {
    const t = useT();
    return t(
      'OLM does not resolve a namespace again when a Subscription is deleted. An annotation on Subscription {{name}} triggers a new resolution.',
      { name: metadata.name },
    );
  },
});
