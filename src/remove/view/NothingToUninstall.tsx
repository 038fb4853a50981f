import { Button, ModalBody, ModalFooter, ModalHeader } from '@patternfly/react-core';
import { LinkButton } from '~/ui/LinkButton';
import { Notice } from '~/ui/Notice';
import { noUninstallText } from '~/ui/uninstallText';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { canUninstall } from '~/olm/installed/uninstallPlan';
import { useT } from '~/i18n';
import { routes } from '~/routes';
import { UNINSTALL_TITLE } from './uninstallTitle';

/** Why there is nothing to uninstall here; of a copy the way to its original (UN-017). */
export function NothingToUninstall({ operator, onClose }: Props) {
  const t = useT();
  const why =
    operator === undefined ? null : noUninstallText(canUninstall(operator), operator.namespace, t);
  return (
    <>
      <ModalHeader labelId={UNINSTALL_TITLE} title={t('Nothing to uninstall')} />
      <ModalBody>
        <Notice
          isPlain
          variant="info"
          title={
            why ??
            t('This Operator is not installed in this project, or it is being removed already.')
          }
        />
      </ModalBody>
      <ModalFooter>
        {operator?.isCopy === true && (
          <LinkButton variant="primary" to={routes.uninstall(operator.namespace, operator.name)}>
            {t('Uninstall it there')}
          </LinkButton>
        )}
        <Button variant={operator?.isCopy === true ? 'link' : 'primary'} onClick={onClose}>
          {t('Close')}
        </Button>
      </ModalFooter>
    </>
  );
}

type Props = {
  readonly operator: InstalledOperator | undefined;
  readonly onClose: () => void;
};
