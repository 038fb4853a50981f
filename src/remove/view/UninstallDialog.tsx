import { useState, useSyncExternalStore } from 'react';
import {
  Button,
  ModalBody,
  ModalFooter,
  ModalHeader,
  Stack,
  StackItem,
} from '@patternfly/react-core';
import { Modal } from '~/ui/Modal';
import { removals, subjectNamed } from '~/remove/read/removalStore';
import { useRemovalRun, type RemovalRunControl } from '~/remove/read/useRemovalRun';
import { keptRemains } from '~/remove/read/keptRemains';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { hasDeletedNamespace, type RemovalRun } from '~/remove/rules/run/removalRun';
import { canUninstall } from '~/olm/installed/canUninstall';
import { routes, type NamespaceScope } from '~/routes';
import { LinkButton } from '~/ui/LinkButton';
import { Notice } from '~/ui/Notice';
import { noUninstallText } from '~/ui/uninstallText';
import { useT, type Translate } from '~/i18n';
import { RemovalButtons } from '~/remove/view/run/RunButtons';
import { OutcomeNotice } from '~/remove/view/run/RemovalNotices';
import { RemovalProgress } from '~/remove/view/run/RemovalProgress';
import type { Remains } from '~/remove/rules/remains';
import { UninstallForm, UNINSTALL_TITLE } from '~/remove/view/UninstallForm';
import { Focused } from '~/remove/view/Focused';
import { RemainsList } from '~/remove/view/RemainsList';
import './uninstall.css';

/**
 * Uninstalls an Operator: the resources that are deleted, can be deleted and remain; then the progress of each object.
 * A started removal continues here, even if its Operator is no longer listed.
 */
export function UninstallDialog({ id, operator, scope, then, onClose }: Props) {
  const target = useLastSeen(operator);
  const named = useSyncExternalStore(removals.subscribe, () => subjectNamed(id));
  const control = useRemovalRun(named ?? target?.id ?? id);
  const isScopeDeleted = control !== null && hasDeletedNamespace(control.run, scope);
  const remaining = isScopeDeleted ? null : scope;
  const close = () => {
    onClose({ hasBegun: control !== null, isScopeDeleted });
  };
  return (
    <Modal isOpen variant="large" onClose={close} aria-labelledby={UNINSTALL_TITLE}>
      {control !== null ? (
        <UninstallRun
          control={control}
          remains={keptRemains(control.run.subject.id)}
          scope={remaining}
          then={then}
          onClose={close}
        />
      ) : target === undefined || !canUninstall(target).allowed ? (
        <NothingToUninstall operator={target} onClose={close} />
      ) : (
        <UninstallForm operator={target} onClose={close} />
      )}
    </Modal>
  );
}

/** The result of closing the dialog. */
export type Closing = {
  readonly hasBegun: boolean;
  /** The namespace that the page shows was deleted. */
  readonly isScopeDeleted?: boolean;
};

type Props = {
  /** As in the URL: `namespace/name`. */
  readonly id: string;
  /** Absent: no Operator with this name. */
  readonly operator: InstalledOperator | undefined;
  readonly scope: NamespaceScope;
  /** The page that follows; `null`: none. */
  readonly then: string | null;
  readonly onClose: (how: Closing) => void;
};

/** An Operator disappears from the list during its removal. The dialog keeps its data. */
function useLastSeen(operator: InstalledOperator | undefined): InstalledOperator | undefined {
  const [seen, setSeen] = useState(operator);
  if (operator !== undefined && operator !== seen) setSeen(operator);
  return operator ?? seen;
}

/** The reason why the Operator cannot be uninstalled here; for a copy, a link to its original (UN-017). */
function NothingToUninstall({ operator, onClose }: NothingToUninstallProps) {
  const t = useT();
  const why =
    operator === undefined ? null : noUninstallText(canUninstall(operator), operator.namespace, t);
  return (
    <>
      <ModalHeader labelId={UNINSTALL_TITLE} title={t('Operator not installed')} />
      <ModalBody>
        <Notice
          isPlain
          variant="info"
          title={
            why ?? t('The Operator is not installed in this project, or is being uninstalled.')
          }
        />
      </ModalBody>
      <ModalFooter>
        {operator?.isCopy === true && (
          <LinkButton variant="primary" to={routes.uninstall(operator.namespace, operator.name)}>
            {t('Uninstall from the original namespace')}
          </LinkButton>
        )}
        <Button variant={operator?.isCopy === true ? 'link' : 'primary'} onClick={onClose}>
          {t('Close')}
        </Button>
      </ModalFooter>
    </>
  );
}

type NothingToUninstallProps = {
  readonly operator: InstalledOperator | undefined;
  readonly onClose: () => void;
};

/** The progress of an uninstallation, and finally the remaining resources. */
export function UninstallRun({ control, remains, scope, then = null, onClose }: UninstallRunProps) {
  const t = useT();
  const { run } = control;
  const title = titleOf(run, t);
  return (
    <>
      <ModalHeader labelId={UNINSTALL_TITLE} title={title} />
      <ModalBody tabIndex={0} aria-label={title}>
        <Focused>
          <Stack hasGutter>
            {run.isOver && (
              <OutcomeNotice runs={[run]}>{t('Skipped resources might remain.')}</OutcomeNotice>
            )}
            <StackItem>
              <RemovalProgress control={control} />
            </StackItem>
            {run.isOver && remains !== null && (
              <StackItem>
                <RemainsList remains={remains} areKnown />
              </StackItem>
            )}
          </Stack>
        </Focused>
      </ModalBody>
      <ModalFooter>
        {run.isOver && then !== null && (
          <LinkButton variant="primary" to={then}>
            {t('Continue to installation')}
          </LinkButton>
        )}
        <RemovalButtons control={control} onClose={onClose} />
        {run.isOver && (
          <LinkButton variant="link" to={routes.leftovers(scope)}>
            {t('View leftovers')}
          </LinkButton>
        )}
      </ModalFooter>
    </>
  );
}

type UninstallRunProps = {
  readonly control: RemovalRunControl;
  /** The remaining resources; `null`: unknown. */
  readonly remains: Remains | null;
  readonly scope: NamespaceScope;
  readonly then?: string | null;
  readonly onClose: () => void;
};

function titleOf({ subject, isOver }: RemovalRun, t: Translate): string {
  return isOver
    ? t('{{name}} uninstalled', { name: subject.title })
    : t('Uninstalling {{name}}', { name: subject.title });
}
