import { useState } from 'react';
import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { resubscriptionOf } from '~/operator/rules/resubscription';
import { useT } from '~/i18n';
import { neededText } from '~/ui/rightText';
import { ChangeOperatorGroup } from './ChangeOperatorGroup';
import { CreateOperatorGroup } from './CreateOperatorGroup';
import { DeleteCsvDialog } from './DeleteCsvDialog';
import { DisableCatalogDialog } from './DisableCatalogDialog';
import { PodLogsDialog } from './PodLogsDialog';
import { ProvidersDialog } from './ProvidersDialog';
import { RemoveOperatorGroups } from './RemoveOperatorGroups';
import { RestartCatalogDialog } from './RestartCatalogDialog';
import { ResolveAgainDialog } from './ResolveAgainDialog';
import { RetryUnpackDialog } from './RetryUnpackDialog';
import { RivalsDialog } from './RivalsDialog';
import { UnpackSettingsDialog } from './UnpackSettingsDialog';
import type { DialogRemedy } from './dialogRemedy';
import { NothingToDo } from './NothingToDo';
import { Resubscribe } from './Resubscribe';
import type { RemedyDialogProps } from './remedyDialogProps';
import { OverrideConditionDialog } from './OverrideConditionDialog';

/** The dialog that carries out a remedy. */
export function RemedyDialog({ remedy, ...rest }: Props) {
  switch (remedy.kind) {
    case 'create-operator-group':
      return <CreateOperatorGroup remedy={remedy} {...rest} />;
    case 'remove-operator-group':
      return <RemoveOperatorGroups remedy={remedy} {...rest} />;
    case 'change-operator-group':
      return <ChangeOperatorGroup remedy={remedy} {...rest} />;
    case 'delete-csv':
      return <DeleteCsvDialog remedy={remedy} {...rest} />;
    case 'retry-unpack':
      return <RetryUnpackDialog remedy={remedy} {...rest} />;
    case 'unpack-settings':
      return <UnpackSettingsDialog remedy={remedy} {...rest} />;
    case 'restart-catalog':
      return <RestartCatalogDialog remedy={remedy} {...rest} />;
    case 'disable-catalog':
      return <DisableCatalogDialog remedy={remedy} {...rest} />;
    case 'override-condition':
      return <OverrideRemedy remedy={remedy} {...rest} />;
    case 'resubscribe':
      return <ResubscribeDialog remedy={remedy} {...rest} />;
    case 'resolve-again':
      return <ResolveAgainDialog remedy={remedy} {...rest} />;
    case 'find-provider':
      return <ProvidersDialog remedy={remedy} {...rest} />;
    case 'find-rivals':
      return <RivalsDialog remedy={remedy} {...rest} />;
    case 'open-logs':
      return <PodLogsDialog remedy={remedy} {...rest} />;
  }
}

type Props = {
  readonly remedy: DialogRemedy;
  readonly details: OperatorDetails;
  readonly onClose: () => void;
};

/** Subscribes an Operator again as a remedy (SU-040). */
function ResubscribeDialog({ remedy, details, onClose }: RemedyDialogProps<'resubscribe'>) {
  const t = useT();
  const { name } = remedy.subscription;
  // The Subscription goes from the page while the dialog works.
  const [plan] = useState(() => resubscriptionOf(details.facts));
  return plan === null ? (
    <NothingToDo title={t('Subscribe {{name}} again?', { name })} onClose={onClose}>
      {t('The Subscription is gone already. Install the Operator from the catalog.')}
    </NothingToDo>
  ) : (
    <Resubscribe plan={plan} onClose={onClose} />
  );
}

/** The override of a condition as a remedy. */
function OverrideRemedy({ remedy, details, onClose }: RemedyDialogProps<'override-condition'>) {
  const t = useT();
  const { name, type } = remedy;
  const condition = details.facts.conditions?.find(({ metadata }) => metadata.name === name);
  const missing = details.missing.filter(({ resource }) => resource === 'operatorconditions');
  return condition === undefined ? (
    <NothingToDo
      title={t('Override condition {{type}} of {{name}}?', { type, name })}
      onClose={onClose}
    >
      {t('OperatorCondition {{name}} is gone, or you may not see it.', { name })}{' '}
      {neededText(missing, t)}
    </NothingToDo>
  ) : (
    <OverrideConditionDialog condition={condition} type={type} onClose={onClose} />
  );
}
