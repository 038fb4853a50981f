import { useState } from 'react';
import { Button, ModalBody, ModalFooter, ModalHeader } from '@patternfly/react-core';
import { beginRemoval } from '~/remove/read/useRemovalRun';
import { keepRemains } from '~/remove/read/keptRemains';
import { useStepPermissions } from '~/remove/read/useStepPermissions';
import { useUninstallInventory } from '~/remove/read/useUninstallInventory';
import type { InstalledOperator } from '~/olm/installed/installedOperator';
import { confirmationName, DEFAULT_CHOICES, type UninstallChoices } from '~/remove/rules/choices';
import { everything, isReadingApis } from '~/remove/rules/everything';
import { namespaceOutlook } from '~/remove/rules/placeOffers';
import { remainsOf } from '~/remove/rules/remains';
import { deletesNamespace, losesData, uninstallSteps } from '~/remove/rules/uninstallSteps';
import { useT, type Translate } from '~/i18n';
import type { RemovalStep } from '~/remove/rules/run/removalStep';
import { ConfirmName } from '~/remove/view/ConfirmName';
import { UninstallContent } from '~/remove/view/UninstallContent';

/** The resources that are deleted, can be deleted and remain. */
export function UninstallForm({ operator, onClose }: Props) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const { read, isReading, ...chosen } = useChoices(operator);
  const { inventory } = read;
  const { choices } = chosen;
  const steps = uninstallSteps(inventory, choices);
  const permissions = useStepPermissions(steps);
  const { missing } = permissions;
  const isDangerous = losesData(steps);
  const deletedNamespace = deletesNamespace(inventory, choices) ? inventory.place.namespace : null;
  const confirmation = deletedNamespace ?? confirmationName(inventory);
  const isConfirmed = !isDangerous || typed.trim() === confirmation;
  const wantsNamespace = choices.namespace && namespaceOutlook(inventory).isOffered;
  const isReady = !isReading && isAllowed(permissions);
  const title = t('Uninstall {{name}}?', { name: operator.displayName });
  return (
    <>
      <ModalHeader labelId={UNINSTALL_TITLE} title={title} />
      <ModalBody tabIndex={0} aria-label={title}>
        <UninstallContent {...{ read, steps, missing }} {...chosen} />
      </ModalBody>
      <ModalFooter className="operator-hub__uninstall-footer">
        {isDangerous && (
          <ConfirmName
            name={confirmation}
            typed={typed}
            onType={setTyped}
            help={namespaceHelp(deletedNamespace, t)}
          />
        )}
        <Button
          variant="danger"
          isDisabled={!isReady || !isConfirmed || (wantsNamespace && deletedNamespace === null)}
          onClick={() => {
            keepRemains(operator.id, remainsOf(inventory, choices));
            beginRemoval({ id: operator.id, title: operator.displayName }, steps);
          }}
        >
          {uninstallButtonText(steps, deletedNamespace, t)}
        </Button>
        <Button variant="link" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </ModalFooter>
    </>
  );
}

/** The choices, and the data that they depend on: the contents of the namespace are read only if it is chosen. */
function useChoices(operator: InstalledOperator) {
  const [chosen, setChosen] = useState(DEFAULT_CHOICES);
  const [isAll, setAll] = useState(false);
  const read = useUninstallInventory(operator, chosen.namespace);
  const { inventory } = read;
  // Follows the cluster, so that what is found later is also selected.
  const choices = isAll ? everything(inventory) : chosen;
  const onAll = (checked: boolean) => {
    const { isOffered } = namespaceOutlook(inventory);
    setAll(checked);
    setChosen(checked ? { ...choices, namespace: isOffered } : DEFAULT_CHOICES);
  };
  const onChoices = (changed: UninstallChoices) => {
    setAll(false);
    setChosen(changed);
  };
  const isReading = !isRead(read) || (isAll && isReadingApis(inventory));
  return { read, choices, onChoices, isAll, onAll, isReading };
}

function isRead({ home, elsewhere }: ReturnType<typeof useUninstallInventory>): boolean {
  return home.status !== 'loading' && elsewhere.status !== 'loading';
}

function isAllowed({ missing, isAsking }: ReturnType<typeof useStepPermissions>): boolean {
  return !isAsking && missing.length === 0;
}

function namespaceHelp(namespace: string | null, t: Translate): string | undefined {
  if (namespace === null) return undefined;
  return t('All resources in namespace {{namespace}} are deleted. This action cannot be undone.', {
    namespace,
  });
}

type Props = {
  readonly operator: InstalledOperator;
  readonly onClose: () => void;
};

/**
 * The label of the button with the other deleted resources.
 * @param namespace the namespace that is deleted with its contents; `null`: none
 */
function uninstallButtonText(
  steps: readonly RemovalStep[],
  namespace: string | null,
  t: Translate,
): string {
  const operands = steps.filter(({ stage }) => stage === 'operands').length;
  const others = steps.filter(({ stage }) => MORE.has(stage)).length;
  const count = operands + others;
  if (namespace !== null) {
    return count === 0
      ? t('Uninstall and delete namespace {{namespace}}', { namespace })
      : t('Uninstall, delete namespace {{namespace}} and {{count}} resource', { namespace, count });
  }
  if (count === 0) return t('Uninstall');
  return others === 0
    ? t('Uninstall and delete {{count}} instance', { count })
    : t('Uninstall and delete {{count}} resources', { count });
}

const MORE: ReadonlySet<string> = new Set(['definitions', 'operator-group']);

/** The ID of the dialog title. */
export const UNINSTALL_TITLE = 'uninstall-title';
