import { useQuery } from '@tanstack/react-query';
import { CreateOperatorGroupDialog } from './CreateOperatorGroupDialog';
import { LinkButton } from '~/ui/LinkButton';
import { NothingToDo } from './NothingToDo';
import { Notice } from '~/ui/Notice';
import { subscribedPackage } from '~/operator/read/subscribedPackage';
import { useCreateOperatorGroup } from '~/operator/read/useCreateOperatorGroup';
import { useKubeClient } from '~/kube/useKubeClient';
import { offeredModes } from '~/operator/rules/operatorGroupCreation';
import { modesOfOperator } from '~/operator/rules/operatorModes';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import type { RemedyDialogProps } from './remedyDialogProps';

/** Gives the namespace of an Operator the OperatorGroup that it lacks. */
export function CreateOperatorGroup(props: Props) {
  const { remedy, details } = props;
  const { facts, operator } = details;
  const asked = useQuery(subscribedPackage(facts.subscription, remedy.namespace));
  const channel = facts.subscription?.spec?.channel ?? null;
  const [first, ...others] = offeredModes(
    modesOfOperator({ csvs: facts.csvs, channel }, asked.data ?? null),
  );
  if (first === undefined) return <NoOffer {...props} isLoading={asked.isLoading} />;
  const packageName = operator.packageName ?? operator.name;
  return <Creation modes={[first, ...others]} packageName={packageName} {...props} />;
}

type Props = RemedyDialogProps<'create-operator-group'>;

function Creation({ modes, packageName, remedy: { namespace }, onClose }: CreationProps) {
  const creation = useCreateOperatorGroup(modes, { namespace, packageName });
  return (
    <CreateOperatorGroupDialog
      namespace={namespace}
      creation={creation}
      client={useKubeClient()}
      onClose={onClose}
    />
  );
}

type CreationProps = Props & {
  readonly modes: Parameters<typeof useCreateOperatorGroup>[0];
  readonly packageName: string;
};

/** Which namespaces the Operator could watch is not known. */
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
            'Its catalog does not say which ones it can watch. Create an OperatorGroup with the namespaces that it supports.',
          )}
        </Notice>
      )}
    </NothingToDo>
  );
}
