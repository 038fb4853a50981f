import { Button } from '@patternfly/react-core';
import { Link } from 'react-router';
import { ConsequenceSection } from '~/ui/form/ConsequencesCard';
import { FailureText } from '~/ui/FailureAlert';
import { usePlans } from '~/olm/read/usePlans';
import type { InstallChoices } from '~/install/rules/form';
import type { PlannedInstall } from '~/install/rules/plannedInstall';
import { type SharedUpdates, sharedUpdates } from '~/install/rules/sharedUpdates';
import { dataOr } from '~/kube/loadable';
import { useT } from '~/i18n';
import { routes } from '~/routes';

/** The other Operators of the namespace that OLM updates together with this one; empty without any. */
export function SharedUpdatesSection({ plan, onChoose }: Props) {
  // Without other Operators, no plans are read.
  return sharedUpdates(plan, plan.facts, []) !== null && <Shared plan={plan} onChoose={onChoose} />;
}

type Props = {
  readonly plan: PlannedInstall;
  readonly onChoose: (choice: InstallChoices) => void;
};

function Shared({ plan, onChoose }: Props) {
  const t = useT();
  const plans = usePlans(plan.form.namespace);
  const shared = sharedUpdates(plan, plan.facts, dataOr(plans, []));
  if (shared === null) return null;
  const { namespace, elsewhere } = shared;
  return (
    <ConsequenceSection title={t('Updated together in {{namespace}}', { namespace })}>
      <p>
        {t('OLM installs and updates all Operators in a namespace together, with one approval.')}
      </p>
      <Siblings shared={shared} />
      <Waiting shared={shared} />
      {plans.status === 'failed' && <FailureText failure={plans.failure} />}
      {elsewhere !== null && (
        <p>
          {t('In a separate namespace, the Operator is updated independently.')}{' '}
          <Button
            variant="link"
            isInline
            onClick={() => {
              onChoose(elsewhere);
            }}
          >
            {t('Install in new namespace {{namespace}}', { namespace: elsewhere.namespace })}
          </Button>
        </p>
      )}
    </ConsequenceSection>
  );
}

type FateProps = { readonly shared: SharedUpdates };

function Siblings({ shared: { namespace, siblings } }: FateProps) {
  const t = useT();
  return (
    <ul className="operator-hub__names">
      {siblings.map(({ subscription, isManual }) => (
        <li key={subscription}>
          <Link to={routes.operator(namespace, subscription)}>{subscription}</Link>{' '}
          {isManual ? t('(Manual)') : t('(Automatic)')}
        </li>
      ))}
    </ul>
  );
}

function Waiting({ shared: { namespace, pending } }: FateProps) {
  const t = useT();
  if (pending.length === 0) return null;
  return (
    <>
      <p>
        {t(
          'An install plan in this namespace requires approval. OLM will replace it with one that also installs this Operator:',
        )}
      </p>
      <ul className="operator-hub__names">
        {pending.map(({ name, changes }) => (
          <li key={name}>
            <Link to={routes.plan(namespace, name)}>{name}</Link>{' '}
            {t.list(changes.map(({ csvName }) => csvName))}
          </li>
        ))}
      </ul>
    </>
  );
}
