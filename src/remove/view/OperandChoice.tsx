import { useId } from 'react';
import { Checkbox } from '@patternfly/react-core';
import { Notice } from '~/ui/Notice';
import { neededText } from '~/ui/permissionText';
import { withOperandsOf } from '~/remove/rules/choices';
import type { ApiInventory, KeptOperand, UninstallInventory } from '~/remove/rules/inventory';
import { operandOffer, ownOperands, toListObjects } from '~/remove/rules/operands';
import { type Translate, useT } from '~/i18n';
import type { ChoiceProps } from '~/remove/view/ChoiceBox';
import { OperandApi } from '~/remove/view/OperandApi';
import { operandReason } from '~/remove/view/texts';

/** The instances of the Operator's APIs: of all or of some. */
export function OperandChoice(props: ChoiceProps) {
  const t = useT();
  const { inventory, choices } = props;
  const { apis, hidesOperands } = inventory;
  const offered = apis.filter((one) => operandOffer(one, inventory).isOffered);
  const empty = apis.filter((one) => isEmpty(one, inventory));
  const chosen = offered.filter(({ api }) => choices.operandsOf.includes(api.name));
  if (apis.length === 0) return null;
  return (
    <div className="operator-hub__uninstall-apis">
      {offered.length > 0 && <AllOperands {...props} offered={offered} chosen={chosen} />}
      {hidesOperands && (
        <Notice variant="info" isPlain title={operandReason({ kind: 'author' }, t)} />
      )}
      {apis.length > empty.length && (
        <ul aria-label={t('Instances by API')}>
          {apis
            .filter((one) => !empty.includes(one))
            .map((one) => (
              <li key={one.api.name}>
                <OperandApi one={one} {...props} />
              </li>
            ))}
        </ul>
      )}
      {empty.length > 0 && <p>{noneText(empty, t)}</p>}
      {isHeld(chosen.flatMap(ownOperands)) && !inventory.operator.health.runs && <NoController />}
    </div>
  );
}

function isEmpty(one: ApiInventory, inventory: UninstallInventory): boolean {
  const offer = operandOffer(one, { ...inventory, hidesOperands: false });
  return !offer.isOffered && offer.reason.kind === 'none';
}

function noneText(empty: readonly ApiInventory[], t: Translate): string {
  const kinds = t.list(empty.map(({ api }) => api.kind));
  const isSure = empty.every(
    ({ operands }) => operands.status === 'ready' && operands.data?.isEverywhere === true,
  );
  return isSure
    ? t('No instances found: {{kinds}}', { kinds })
    : t.sentences([
        t('No instances of {{kinds}} found in the namespaces that you can view.', { kinds }),
        neededText(empty.flatMap(toListObjects), t),
      ]);
}

type AllProps = ChoiceProps & {
  readonly offered: readonly ApiInventory[];
  readonly chosen: readonly ApiInventory[];
};

function AllOperands({ offered, chosen, choices, onChoices }: AllProps) {
  const t = useT();
  const id = useId();
  const areSome = chosen.length > 0 && chosen.length < offered.length;
  return (
    <Checkbox
      id={id}
      label={t('Delete {{count}} instance', { count: offered.flatMap(ownOperands).length })}
      description={t(
        'Instances are deleted before the Operator, so that it can clean up. Their data is lost.',
      )}
      isChecked={areSome ? null : chosen.length > 0}
      onChange={(_, checked) => {
        const names = offered.map(({ api }) => api.name);
        onChoices(withOperandsOf(choices, names, checked));
      }}
    />
  );
}

function isHeld(operands: readonly KeptOperand[]): boolean {
  return operands.some(({ finalizers }) => finalizers.length > 0);
}

/** UN-014: only the Operator itself can remove the finalizers. */
function NoController() {
  const t = useT();
  return (
    <Notice variant="warning" title={t('The Operator is not running')}>
      {t(
        'Some instances have finalizers. They remain in Terminating until their controller runs, and block the uninstall.',
      )}
    </Notice>
  );
}
