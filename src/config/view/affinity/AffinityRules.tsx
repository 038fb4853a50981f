import { useEffect, useRef } from 'react';
import { blankRule, withRules } from '~/config/rules/affinityEdits';
import { NODE_TERMS } from '~/config/rules/affinityProblems';
import { type AffinityRows, type AffinityRule, rulePaths } from '~/config/rules/affinityRows';
import { withRow, withoutRow } from '~/config/rules/rowEdits';
import { useT } from '~/i18n';
import { FieldProblem } from '~/config/view/FieldProblem';
import { AddRuleMenu } from './AddRuleMenu';
import { KeptMembers } from './KeptMembers';
import { RuleCard } from './RuleCard';
import './affinity.css';

/** The rules of an affinity; nothing but a menu while there are none. */
export function AffinityRules({ rules, frame, onChange }: Props) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusOn = useFocusAfterChange(list, add);
  return (
    <div className="operator-hub__config-rows">
      {rules.length > 0 && (
        <ul ref={list} className="operator-hub__config-list" aria-label={t('Affinity rules')}>
          {rules.map((rule, index) => (
            <RuleCard
              key={index}
              number={index + 1}
              rule={rule}
              paths={rulePaths(rules, index)}
              onChange={(changed) => {
                onChange(withRules(frame, withRow(rules, index, changed)));
              }}
              onRemove={() => {
                focusOn({ index, what: REMOVE });
                onChange(withRules(frame, withoutRow(rules, index)));
              }}
            />
          ))}
        </ul>
      )}
      {frame !== null && (
        <KeptMembers
          frame={frame}
          onDiscard={() => {
            focusOn({ index: 0, what: NOTHING });
            onChange(withRules(null, rules));
          }}
        />
      )}
      <FieldProblem path={`affinity.${NODE_TERMS.join('.')}`} />
      <AddRuleMenu
        toggle={add}
        onAdd={(place) => {
          focusOn({ index: rules.length, what: FIRST_FIELD });
          onChange(withRules(frame, [...rules, blankRule(place)]));
        }}
      />
      {rules.length > 0 && (
        <p className="operator-hub__config-description">
          {t(
            'A kind of rules (nodes, pods together, pods apart) replaces those of that kind that the Operator brings.',
          )}
        </p>
      )}
    </div>
  );
}

type Props = {
  readonly rules: readonly AffinityRule[];
  readonly frame: object | null;
  readonly onChange: (affinity: AffinityRows | null) => void;
};

type Target = { readonly index: number; readonly what: string };

/** The first input, where the conditions begin. */
const FIRST_FIELD = '.operator-hub__affinity-conditions input';
const REMOVE = '.operator-hub__affinity-remove';
const NOTHING = '.operator-hub__affinity-nothing';

/** The keyboard goes on where the change was: at the rule, at the one that took its place, or at the menu. */
function useFocusAfterChange(
  list: React.RefObject<HTMLUListElement>,
  otherwise: React.RefObject<HTMLButtonElement>,
): (target: Target) => void {
  const next = useRef<Target | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const { index, what } = next.current;
    next.current = null;
    const cards = list.current?.children ?? [];
    const card = cards[Math.min(index, cards.length - 1)];
    (card?.querySelector<HTMLElement>(what) ?? otherwise.current)?.focus();
  });
  return (target) => {
    next.current = target;
  };
}
