import { Notice } from '~/components/Notice';
import { dependencyFailures } from '~/domain/install/dependencies/dependencyFailures';
import type { PlannedInstall } from '~/domain/install/planned/plannedInstall';
import type { Prediction } from '~/domain/install/dependencies/predictedDependencies';
import { useT } from '~/i18n';
import { FailureNotices } from './FailureNotices';
import { needText } from './needText';

/** What nothing provides, with what comes of it, and what cannot be told before. */
export function UnmetNeeds({ prediction, plan: { form, facts } }: Props) {
  const t = useT();
  const { missing, unknown } = prediction;
  const { namespace } = form;
  const others = (facts.subscriptions ?? []).some(
    ({ metadata }) => metadata.namespace === namespace,
  );
  return (
    <>
      {missing.map(({ need, neededBy, conflicting }) => (
        <Notice
          key={`${neededBy} ${JSON.stringify(need)}`}
          isPlain
          variant="danger"
          title={t('Nothing provides {{need}}', { need: needText(need, t) })}
        >
          <p>
            {conflicting.length === 0
              ? t('{{package}} needs it, and no channel of any catalog has it at its head.', {
                  package: neededBy,
                })
              : t(
                  '{{package}} needs it. {{packages}} would provide it, but does not go with what else is in the namespace or comes into it.',
                  { package: neededBy, packages: t.list(conflicting) },
                )}
          </p>
          <p>
            {others
              ? t(
                  'OLM will report ResolutionFailed and install nothing; nor does it install or update anything else in {{namespace}} meanwhile.',
                  { namespace },
                )
              : t('OLM will report ResolutionFailed and install nothing.')}
          </p>
        </Notice>
      ))}
      <FailureNotices failures={dependencyFailures(prediction, form, facts)} own={namespace} />
      {unknown.map(({ need, neededBy }) => (
        <Notice
          key={`${neededBy} ${JSON.stringify(need)}`}
          isPlain
          variant="info"
          title={t('{{package}} needs {{need}}', { package: neededBy, need: needText(need, t) })}
        >
          {t('The catalogs do not tell who meets this. "Review first" shows what OLM chooses.')}
        </Notice>
      ))}
    </>
  );
}

type Props = { readonly prediction: Prediction; readonly plan: PlannedInstall };
