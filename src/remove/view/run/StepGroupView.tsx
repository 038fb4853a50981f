import { useState } from 'react';
import { Button } from '@patternfly/react-core';
import { finalizerKeeper } from '~/remove/rules/run/finalizerKeeper';
import { heldFinalizers } from '~/remove/rules/run/heldFinalizers';
import type { RemovalRunControl } from '~/remove/rules/run/removalControl';
import type { StepGroup } from '~/remove/rules/run/stepGroups';
import { useT } from '~/i18n';
import { Fold } from '~/ui/Fold';
import { Mono } from '~/ui/Mono';
import { Sentence } from '~/ui/Sentence';
import { StageMark } from './RemovalMark';
import { RemovalStepList } from './RemovalStepList';
import { keeperText } from './keeperText';
import { countsText } from './removalText';

/** The steps on objects of one API: how many are through, those that need somebody, and all of them when asked for. */
export function StepGroupView({ group, control }: Props) {
  const t = useT();
  const { api, kind, items, counts, attention, moreAttention } = group;
  return (
    <div className="operator-hub__removal-group" data-test="removal-group">
      <StageMark counts={counts} />
      <div className="operator-hub__removal-body">
        <div>
          {kind} <Mono>{api}</Mono> <span aria-live="polite">{countsText(counts, t)}</span>
        </div>
        <HeldNote group={group} control={control} />
        {attention.length > 0 && (
          <RemovalStepList
            items={attention}
            control={control}
            label={t('{{kind}}: to be looked at', { kind })}
            isLive
          />
        )}
        {moreAttention > 0 && (
          <div>{t('{{count}} more object needs to be looked at', { count: moreAttention })}</div>
        )}
        <Fold title={t('Show all: {{kind}}', { kind })}>
          <Portions items={items} control={control} label={kind} />
        </Fold>
      </div>
    </div>
  );
}

type Props = { readonly group: StepGroup; readonly control: RemovalRunControl };

/** What several objects wait for. */
function HeldNote({ group, control }: Props) {
  const t = useT();
  const held = heldFinalizers(group.items, control.sights);
  if (held.length === 0) return null;
  return (
    <ul className="operator-hub__removal-holders">
      {held.map(({ finalizer, count }) => (
        <li key={finalizer}>
          <Sentence
            text={t('{{count}} waiting: finalizer <finalizer/> ({{keeper}})', {
              count,
              keeper: keeperText(finalizerKeeper(finalizer, group.api, control.operators), t),
            })}
            parts={{ finalizer: <Mono>{finalizer}</Mono> }}
          />
        </li>
      ))}
    </ul>
  );
}

/** As many as can be drawn at once; more of them when asked for. */
const PORTION = 50;

function Portions({ items, control, label }: PortionProps) {
  const t = useT();
  const [shown, setShown] = useState(PORTION);
  const left = items.length - shown;
  return (
    <>
      <RemovalStepList items={items.slice(0, shown)} control={control} label={label} />
      {left > 0 && (
        <Button
          variant="link"
          isInline
          onClick={() => {
            setShown(shown + PORTION);
          }}
        >
          {t('Show {{count}} more', { count: Math.min(left, PORTION) })}
        </Button>
      )}
    </>
  );
}

type PortionProps = {
  readonly items: StepGroup['items'];
  readonly control: RemovalRunControl;
  readonly label: string;
};
