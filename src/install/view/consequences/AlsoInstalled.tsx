import { Skeleton } from '@patternfly/react-core';
import { ConsequenceSection } from '~/ui/form/ConsequenceSection';
import { LoadableView } from '~/ui/LoadableView';
import { Notice } from '~/ui/Notice';
import type { DependencyPrediction } from '~/install/read/useDependencyPrediction';
import { channelOf } from '~/install/rules/form';
import { type PlannedInstall, hasDependencies, isHeadChosen } from '~/install/rules/plannedInstall';
import { useT } from '~/i18n';
import { PredictedInstalls } from './PredictedInstalls';
import { UnknownNeeds } from './UnknownNeeds';

/**
 * What OLM installs with the Operator because that needs it. What a bundle needs beyond APIs, the package server does not
 * pass on: that there may be more is said always.
 */
export function AlsoInstalled({ plan, dependencies }: Props) {
  const t = useT();
  return (
    <ConsequenceSection title={t('Then OLM installs')}>
      {dependencies !== null && <Needed plan={plan} dependencies={dependencies} />}
      <p className="operator-hub__subdued">
        {hasDependencies(plan)
          ? t(
              'Packages that it depends on by name appear only in the plan. "Review first" shows it.',
            )
          : t(
              'It depends on no API of another Operator. Packages that it depends on by name appear only in the plan. "Review first" shows it.',
            )}
      </p>
    </ConsequenceSection>
  );
}

type Props = {
  readonly plan: PlannedInstall;
  readonly dependencies: DependencyPrediction | null;
};

function Needed({ plan, dependencies }: NeededProps) {
  const t = useT();
  const { prediction, pending, unread } = dependencies;
  const { form, offered } = plan;
  const head = channelOf(form, offered)?.version;
  return (
    <>
      <LoadableView
        of={prediction}
        what={t('Dependencies')}
        skeleton={<Skeleton height="3rem" screenreaderText={t('Looking through the catalogs')} />}
      >
        {(predicted) => (
          <>
            <PredictedInstalls prediction={predicted} />
            {pending.length === 0 && <UnknownNeeds prediction={predicted} />}
          </>
        )}
      </LoadableView>
      {pending.length > 0 && (
        <p>{t('Not answered yet: {{catalogs}}', { catalogs: t.list(pending) })}</p>
      )}
      {!isHeadChosen(plan) && (
        <p className="operator-hub__subdued">
          {t('The catalog tells the needs of {{head}} only; those of {{version}} may differ.', {
            head,
            version: form.version,
          })}
        </p>
      )}
      {unread.length > 0 && (
        <Notice
          isPlain
          variant="warning"
          title={t('Not read: {{catalogs}}', {
            catalogs: t.list(unread.map(({ catalog }) => catalog)),
          })}
        >
          {t('OLM may find there what is needed, or something it likes better.')}
        </Notice>
      )}
    </>
  );
}

type NeededProps = Props & { readonly dependencies: DependencyPrediction };
