import type { OperatorDetails } from '~/olm/installed/operatorDetails';
import { ChangeOperatorGroup } from './ChangeOperatorGroup';
import { CreateOperatorGroup } from './CreateOperatorGroup';
import { DeleteCsvDialog } from './DeleteCsvDialog';
import { DisableCatalogDialog } from './DisableCatalogDialog';
import { OverrideRemedy } from './OverrideRemedy';
import { PodLogsDialog } from './PodLogsDialog';
import { ProvidersDialog } from './ProvidersDialog';
import { RemoveOperatorGroups } from './RemoveOperatorGroups';
import { RestartCatalogDialog } from './RestartCatalogDialog';
import { ResolveAgainDialog } from './ResolveAgainDialog';
import { ResubscribeDialog } from './ResubscribeDialog';
import { RetryUnpackDialog } from './RetryUnpackDialog';
import { RivalsDialog } from './RivalsDialog';
import { UnpackSettingsDialog } from './UnpackSettingsDialog';
import type { DialogRemedy } from './dialogRemedy';

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
