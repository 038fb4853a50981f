import { Checkbox, Stack, StackItem } from '@patternfly/react-core';
import { Notice } from '~/components/Notice';
import { withOperandsOf } from '~/domain/uninstall/choices';
import { operandOffer, ownOperands } from '~/domain/uninstall/operandOffer';
import { useT } from '~/i18n';
import { OperandApi } from './OperandApi';
import { operandReason } from './reasonText';
import type { ChoiceProps } from './choiceProps';

/** The objects that people made with the Operator: of all of its APIs, or of some. */
export function OperandChoice({ inventory, choices, onChoices }: ChoiceProps) {
  const t = useT();
  const { apis, hidesOperands } = inventory;
  const offered = apis.filter((one) => operandOffer(one, inventory).isOffered);
  const chosen = offered.filter(({ api }) => choices.operandsOf.includes(api.name));
  const count = offered.flatMap(ownOperands).length;
  if (apis.length === 0) return null;
  return (
    <Stack hasGutter>
      {offered.length > 0 && (
        <StackItem>
          <Checkbox
            id="uninstall-operands"
            label={t('Delete {{count}} operand', { count })}
            description={t(
              'While the Operator still runs: it may have to clean up after them. What they hold is lost.',
            )}
            isChecked={chosen.length === offered.length ? true : chosen.length > 0 ? null : false}
            onChange={(_, checked) => {
              const names = offered.map(({ api }) => api.name);
              onChoices(withOperandsOf(choices, names, checked));
            }}
          />
        </StackItem>
      )}
      {hidesOperands && (
        <StackItem>
          <Notice variant="info" isPlain title={operandReason({ kind: 'author' }, t)} />
        </StackItem>
      )}
      <StackItem>
        <ul className="operator-hub__uninstall-apis" aria-label={t('Operands by API')}>
          {apis.map((one) => (
            <li key={one.api.name}>
              <OperandApi one={one} {...{ inventory, choices, onChoices }} />
            </li>
          ))}
        </ul>
      </StackItem>
      {hasUncleared(chosen.flatMap(ownOperands)) && !inventory.operator.health.runs && (
        <StackItem>
          <Notice
            variant="warning"
            title={t('The Operator does not run: who clears their finalizers?')}
          >
            {t(
              'Some of these objects go only when a program has cleaned up after them. As long as it does not run they stay, and with them the Operator.',
            )}
          </Notice>
        </StackItem>
      )}
    </Stack>
  );
}

function hasUncleared(operands: readonly { readonly finalizers: readonly string[] }[]): boolean {
  return operands.some(({ finalizers }) => finalizers.length > 0);
}
