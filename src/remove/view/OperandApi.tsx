import { useId } from 'react';
import { Checkbox } from '@patternfly/react-core';
import { Fold } from '~/ui/Fold';
import { useRightText } from '~/ui/rightText';
import { withOperandsOf } from '~/remove/rules/choices';
import type { ApiInventory, KeptOperand, KeptOperands } from '~/remove/rules/inventory';
import { allOperands, operandOffer, ownOperands } from '~/remove/rules/operandOffer';
import { countsByCare } from '~/remove/rules/remains';
import { countsByNamespace } from '~/remove/rules/operands';
import { type Translate, useT } from '~/i18n';
import { careText } from './careText';
import type { ChoiceProps } from './choiceProps';
import { OperandTable } from './OperandTable';
import { operandReason } from './reasonText';

/** The operands of one API: how many, where, and what keeps them from being chosen. */
export function OperandApi({ one, inventory, choices, onChoices }: Props) {
  const t = useT();
  const id = useId();
  const offer = operandOffer(one, inventory);
  const { api } = one;
  const all = allOperands(one);
  const name = api.isInternal ? t('{{kind}} (for the Operator itself)', api) : api.kind;
  const isChosen = choices.operandsOf.includes(api.name);
  // Of all of them together it is said once.
  const why =
    offer.isOffered || offer.reason.kind === 'author' ? null : operandReason(offer.reason, t);
  return (
    <>
      {offer.isOffered ? (
        <Checkbox
          id={id}
          label={name}
          description={whereText(ownOperands(one), t)}
          isChecked={isChosen}
          onChange={(_, checked) => {
            onChoices(withOperandsOf(choices, [api.name], checked));
          }}
        />
      ) : (
        <p>
          {t('{{what}}: {{state}}', {
            what: name,
            state: all.length === 0 ? why : whereText(all, t),
          })}{' '}
          {all.length > 0 && why}
        </p>
      )}
      <Kept one={one} />
      {one.operands.status === 'ready' && one.operands.data !== null && (
        <Unseen list={one.operands.data} />
      )}
      {all.length > 0 && (
        <Fold title={t('Show {{count}} object of {{kind}}', { count: all.length, kind: api.kind })}>
          <OperandTable operands={all} kind={api.kind} />
        </Fold>
      )}
    </>
  );
}

type Props = ChoiceProps & { readonly one: ApiInventory };

/** "3: 2 in team-a, 1 in team-b", and how many of them wait for somebody before they go. */
function whereText(operands: readonly KeptOperand[], t: Translate): string {
  const counts = countsByNamespace(operands);
  const places = counts
    .slice(0, MOST_PLACES)
    .map(({ namespace, count }) =>
      namespace === null
        ? t('{{count}} in the whole cluster', { count })
        : t('{{count}} in namespace {{namespace}}', { count, namespace }),
    );
  const others = counts.length - places.length;
  const more = others > 0 ? [t('and in {{count}} more namespace', { count: others })] : [];
  const held = operands.filter(({ finalizers }) => finalizers.length > 0).length;
  const finalizers = held > 0 ? ` ${t('{{count}} with a finalizer.', { count: held })}` : '';
  return `${t.list([...places, ...more])}.${finalizers}`;
}

const MOST_PLACES = 3;

/** What stays, whatever is chosen. */
function Kept({ one }: Pick<Props, 'one'>) {
  const t = useT();
  const { kind } = one.api;
  return countsByCare(allOperands(one)).flatMap(({ count, ...care }) =>
    care.custody === 'own' ? (
      []
    ) : (
      <p key={[care.custody, ...care.managedBy].join(' ')}>
        {careText({ ...care, kind, count }, t)}
      </p>
    ),
  );
}

/** Where there may be more. */
function Unseen({ list: { unseen, missing, isEverywhere } }: { readonly list: KeptOperands }) {
  const t = useT();
  const rightText = useRightText();
  if (isEverywhere || missing === null) return null;
  return (
    <p>
      {unseen.length > 0
        ? t('Could not look in {{count}} namespace.', { count: unseen.length })
        : t('Only the namespaces that you see were looked into.')}{' '}
      {t('You need the right to {{right}}.', { right: rightText(missing) })}
    </p>
  );
}
