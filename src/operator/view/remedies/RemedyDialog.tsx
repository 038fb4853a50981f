import { useState, type ComponentType, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { useKubeClient } from '~/kube/useKubeClient';
import { subscribedPackage } from '~/operator/read/subscribedPackage';
import { failedCsvName, laterVersion } from '~/operator/rules/failedVersion';
import { changeableGroup } from '~/operator/rules/operatorGroupChange';
import { groupChoices } from '~/operator/rules/operatorGroupChoice';
import { offeredModes } from '~/operator/rules/operatorGroupCreation';
import { modesOfOperator } from '~/operator/rules/operatorModes';
import { resubscriptionOf } from '~/operator/rules/resubscription';
import { useCatalogRemoval } from '~/sources/read/useCatalogRemoval';
import { useSourceRefresh } from '~/sources/read/useSourceRefresh';
import { RefreshDialog } from '~/sources/view/RefreshDialog';
import { RemoveCatalogDialog } from '~/sources/view/RemoveCatalogDialog';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { LinkButton } from '~/ui/LinkButton';
import { Notice } from '~/ui/Notice';
import { neededText } from '~/ui/permissionText';
import { DeleteCsv } from './DeleteCsv';
import { NothingToDo } from './NothingToDo';
import {
  ChangeOperatorGroupDialog,
  CreateOperatorGroupDialog,
  FailForwardDialog,
  RemoveOperatorGroupDialog,
} from './operatorGroupActions';
import { OverrideConditionDialog } from './overrideActions';
import { PodLogsDialog } from './PodLogsDialog';
import { ProvidersDialog } from './ProvidersDialog';
import type { DialogRemedy, RemedyDialogProps } from './remedyContext';
import { ResolveAgain } from './ResolveAgain';
import { Resubscribe } from './Resubscribe';
import { RetryUnpackDialog } from './RetryUnpackDialog';
import { ConflictingGroupsDialog } from './ConflictingGroupsDialog';
import { UnpackSettings } from './UnpackSettings';

/** The dialog of a remedy. */
export function RemedyDialog({ remedy, ...rest }: Props) {
  const t = useT();
  const { details, onClose } = rest;
  const { facts } = details;
  const gone = t('Already deleted');
  switch (remedy.kind) {
    case 'create-operator-group':
      return <CreateOperatorGroup remedy={remedy} {...rest} />;
    case 'remove-operator-group':
      return <RemoveOperatorGroup remedy={remedy} {...rest} />;
    case 'change-operator-group': {
      const { name, csvName } = remedy;
      const group = changeableGroup(facts, remedy);
      return (
        <Action
          dialog={ChangeOperatorGroupDialog}
          subject={group && { group, csvName }}
          title={t('Edit OperatorGroup {{name}}?', { name })}
          gone={t(
            'The OperatorGroup or CSV {{csvName}} does not exist or supports no install mode.',
            { csvName },
          )}
          onClose={onClose}
        />
      );
    }
    case 'fail-forward':
      return <FailForward remedy={remedy} {...rest} />;
    case 'delete-csv': {
      const isIt = named(remedy.name);
      const csv = facts.namespaceCsvs?.find(isIt);
      return (
        <Action
          dialog={DeleteCsv}
          subject={csv && { csv, isOwn: facts.csvs.some(isIt) }}
          title={t('Delete CSV {{name}}?', { name: remedy.name })}
          gone={gone}
          onClose={onClose}
        />
      );
    }
    case 'retry-unpack':
      return <RetryUnpackDialog remedy={remedy} {...rest} />;
    case 'unpack-settings':
      return (
        <Action
          dialog={UnpackSettings}
          subject={facts.operatorGroups?.find(named(remedy.name))}
          title={t('Enable automatic unpack retries?')}
          gone={gone}
          onClose={onClose}
        />
      );
    case 'restart-catalog':
      return <RestartCatalog remedy={remedy} {...rest} />;
    case 'disable-catalog':
      return <DisableCatalog remedy={remedy} {...rest} />;
    case 'override-condition': {
      const { name, type } = remedy;
      const condition = facts.conditions?.find(named(name));
      const missing = details.missing.filter(({ resource }) => resource === 'operatorconditions');
      return (
        <Action
          dialog={OverrideConditionDialog}
          subject={condition && { condition, type }}
          title={t('Override condition {{type}} of {{name}}?', { type, name })}
          gone={
            <>
              {t(
                'OperatorCondition {{name}} does not exist, or you do not have permission to view it.',
                { name },
              )}{' '}
              {neededText(missing, t)}
            </>
          }
          onClose={onClose}
        />
      );
    }
    case 'resubscribe':
      return (
        <Action
          dialog={Resubscribe}
          subject={resubscriptionOf(facts)}
          title={t('Re-create the Subscription of {{name}}?', { name: remedy.subscription.name })}
          gone={t('The Subscription does not exist. Install the Operator from the catalog.')}
          onClose={onClose}
        />
      );
    case 'resolve-again':
      return (
        <Action
          dialog={ResolveAgain}
          subject={facts.subscription}
          title={t('Resolve Subscriptions again?')}
          gone={gone}
          onClose={onClose}
        />
      );
    case 'find-provider':
      return <ProvidersDialog remedy={remedy} {...rest} />;
    case 'find-rivals':
      return <ConflictingGroupsDialog remedy={remedy} {...rest} />;
    case 'open-logs':
      return <PodLogsDialog remedy={remedy} {...rest} />;
  }
}

type Props = {
  readonly remedy: DialogRemedy;
  readonly details: OperatorDetails;
  readonly onClose: () => void;
};

/** Selects the only OperatorGroup of a namespace by the install modes of its Operators. */
function RemoveOperatorGroup({ remedy, details, onClose }: RemovalProps) {
  const t = useT();
  const { names, namespace } = remedy;
  const { facts, operator } = details;
  const { operatorGroups, namespaceCsvs, subscription, csvs } = facts;
  const requested = useQuery(subscribedPackage(subscription, namespace));
  const title = t('Select the OperatorGroup to keep in {{namespace}}', { namespace });
  if (csvs.length === 0 && requested.isLoading) {
    return (
      <NothingToDo title={title} onClose={onClose}>
        {t('Loading supported install modes…')}
      </NothingToDo>
    );
  }
  const groups = (operatorGroups ?? []).filter(({ metadata }) => names.includes(metadata.name));
  const channel = subscription?.spec?.channel ?? null;
  const modes = modesOfOperator({ csvs, channel }, requested.data ?? null);
  const waiting = csvs.length === 0 ? [{ name: operator.displayName, modes }] : [];
  return (
    <RemoveOperatorGroupDialog
      subject={{ choices: groupChoices(groups, namespaceCsvs ?? [], waiting), namespace }}
      onClose={onClose}
    />
  );
}

type RemovalProps = RemedyDialogProps<'remove-operator-group'>;

function named(name: string) {
  return ({ metadata }: { readonly metadata: { readonly name: string } }) => metadata.name === name;
}

/** The dialog of an action, or the reason why it is unavailable. */
function Action<Subject>({ dialog: Dialog, subject, title, gone, onClose }: ActionProps<Subject>) {
  // The subject disappears from the page while the dialog works.
  const [opened] = useState(subject ?? null);
  return opened === null ? (
    <NothingToDo title={title} onClose={onClose}>
      {gone}
    </NothingToDo>
  ) : (
    <Dialog subject={opened} onClose={onClose} />
  );
}

type ActionProps<Subject> = {
  readonly dialog: ComponentType<{ readonly subject: Subject; readonly onClose: () => void }>;
  readonly subject: Subject | null | undefined;
  readonly title: string;
  readonly gone: ReactNode;
  readonly onClose: () => void;
};

/** Restarts the pod of an unavailable catalog. */
function RestartCatalog({ remedy: { catalog }, onClose }: RemedyDialogProps<'restart-catalog'>) {
  const refresh = useSourceRefresh(catalog);
  return (
    <RefreshDialog catalog={catalog} refresh={refresh} client={useKubeClient()} onClose={onClose} />
  );
}

/** Disables or deletes a catalog that blocks the resolution. */
function DisableCatalog({ remedy, details, onClose }: RemedyDialogProps<'disable-catalog'>) {
  const { catalog } = remedy;
  const removalAction = useCatalogRemoval(catalog, details.operator.namespace);
  return (
    <RemoveCatalogDialog
      catalog={catalog}
      removalAction={removalAction}
      client={useKubeClient()}
      onClose={onClose}
    />
  );
}

/** Creates the missing OperatorGroup of an Operator's namespace. */
function CreateOperatorGroup(props: CreationProps) {
  const { namespace } = props.remedy;
  const { facts, operator } = props.details;
  const requested = useQuery(subscribedPackage(facts.subscription, namespace));
  const channel = facts.subscription?.spec?.channel ?? null;
  const [first, ...others] = offeredModes(
    modesOfOperator({ csvs: facts.csvs, channel }, requested.data ?? null),
  );
  if (first === undefined) return <NoOffer {...props} isLoading={requested.isLoading} />;
  const place = { namespace, packageName: operator.packageName ?? operator.name };
  return (
    <CreateOperatorGroupDialog
      subject={{ modes: [first, ...others], place }}
      onClose={props.onClose}
    />
  );
}

type CreationProps = RemedyDialogProps<'create-operator-group'>;

/** Lets OLM replace a failed version. Helps only if the catalog has a later one. */
function FailForward({ remedy, details, onClose }: RemedyDialogProps<'fail-forward'>) {
  const t = useT();
  const { facts } = details;
  const [csvName] = useState(() => failedCsvName(facts));
  const requested = useQuery(subscribedPackage(facts.subscription, remedy.namespace));
  const version = laterVersion(requested.data ?? null, facts, csvName);
  const title = t('Enable fail forward?');
  if (version === null) {
    return (
      <NothingToDo title={title} onClose={onClose}>
        {requested.isLoading
          ? t('Loading')
          : t('The channel contains no later version that can replace {{csvName}}.', {
              csvName,
            })}
      </NothingToDo>
    );
  }
  const group = facts.operatorGroups?.find(named(remedy.name));
  const names = (facts.namespaceCsvs ?? []).map(({ metadata }) => metadata.name);
  const others = names.filter((name) => name !== csvName);
  return (
    <Action
      dialog={FailForwardDialog}
      subject={group && { group, version, csvName, others }}
      title={title}
      gone={t('Already deleted')}
      onClose={onClose}
    />
  );
}

/** The possible namespaces of the Operator are unknown. */
function NoOffer({
  remedy: { namespace },
  isLoading,
  onClose,
}: CreationProps & { readonly isLoading: boolean }) {
  const t = useT();
  return (
    <NothingToDo
      title={t('Create an OperatorGroup in namespace {{namespace}}?', { namespace })}
      onClose={onClose}
    >
      {isLoading ? (
        <p>{t('Loading supported install modes…')}</p>
      ) : (
        <Notice
          variant="info"
          title={t('Select namespaces manually')}
          actionLinks={
            <LinkButton variant="link" isInline to={routes.operatorGroups(namespace)}>
              {t('OperatorGroups in the namespace')}
            </LinkButton>
          }
        >
          {t(
            'The catalog does not list the supported install modes. Create an OperatorGroup with supported namespaces.',
          )}
        </Notice>
      )}
    </NothingToDo>
  );
}
