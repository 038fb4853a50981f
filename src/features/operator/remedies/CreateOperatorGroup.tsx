import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CreateOperatorGroupDialog } from '~/components/remedies/CreateOperatorGroupDialog';
import { LinkButton } from '~/components/LinkButton';
import { NothingToDo } from '~/components/remedies/NothingToDo';
import { Notice } from '~/components/Notice';
import { subscribedPackage } from '~/data/remedies/subscribedPackage';
import { useCreateOperatorGroup } from '~/data/remedies/useCreateOperatorGroup';
import { useKubeClient } from '~/data/useKubeClient';
import { modesOfOperator } from '~/domain/remedies/operatorModes';
import {
  type OperatorGroupOffer,
  operatorGroupOffers,
} from '~/domain/remedies/operatorGroupOffers';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Gives the namespace of an Operator the OperatorGroup that it lacks. */
export function CreateOperatorGroup(props: Props) {
  const { remedy, details } = props;
  const { facts, operator } = details;
  const asked = useQuery(subscribedPackage(facts.subscription, remedy.namespace));
  const modes = modesOfOperator(facts, asked.data ?? null);
  const [first, ...others] = operatorGroupOffers(modes, remedy.namespace);
  if (first === undefined) return <NoOffer {...props} isLoading={asked.isLoading} />;
  const packageName = operator.packageName ?? operator.name;
  return <Creation first={first} others={others} packageName={packageName} {...props} />;
}

type Props = RemedyDialogProps<'create-operator-group'>;

function Creation({ first, others, packageName, onClose }: CreationProps) {
  const [mode, setMode] = useState(first.mode);
  const chosen = others.find((offer) => offer.mode === mode) ?? first;
  const creation = useCreateOperatorGroup(chosen, packageName);
  return (
    <CreateOperatorGroupDialog
      offers={[first, ...others]}
      chosen={chosen}
      onChoose={setMode}
      creation={creation}
      client={useKubeClient()}
      onClose={onClose}
    />
  );
}

type CreationProps = Props & {
  readonly first: OperatorGroupOffer;
  readonly others: readonly OperatorGroupOffer[];
  readonly packageName: string;
};

/** Which namespaces the Operator could watch is not known, or only a form can ask for them. */
function NoOffer({
  remedy: { namespace },
  isLoading,
  onClose,
}: Props & { readonly isLoading: boolean }) {
  const t = useT();
  return (
    <NothingToDo
      title={t('Create an OperatorGroup in namespace {{namespace}}?', { namespace })}
      onClose={onClose}
    >
      {isLoading ? (
        <p>{t('Asking the catalog which namespaces the Operator can watch…')}</p>
      ) : (
        <Notice
          variant="info"
          title={t('Which namespaces the Operator is to watch has to be chosen by you')}
          actionLinks={
            <LinkButton variant="link" isInline to={routes.operatorGroups(namespace)}>
              {t('OperatorGroups of the namespace')}
            </LinkButton>
          }
        >
          {t(
            'Its catalog does not say that it can watch all namespaces or its own. Create an OperatorGroup with the namespaces that it supports.',
          )}
        </Notice>
      )}
    </NothingToDo>
  );
}
