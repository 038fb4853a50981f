import { Stack, StackItem, Title } from '@patternfly/react-core';
import { dangersIn, grantsOf } from '~/olm/permissions/permissions';
import type { PlanContent } from '~/olm/plans/planContent';
import type { LeftBehind } from '~/updates/rules/review/leftBehind';
import { newDangersIn } from '~/updates/rules/review/newDangers';
import type { PlanDelta } from '~/updates/rules/review/planDelta';
import { type Translate, useT } from '~/i18n';
import { Notice } from '~/ui/Notice';
import {
  DangerList,
  type HeldDanger,
  heldDangers,
  newHeldDangers,
} from '~/updates/view/plan/DangerList';
import { PlanChanges } from './PlanChanges';
import { PlannedSupports } from './PlannedSupports';
import { RiskList } from './RiskList';
import type { SectionId } from './planSections';

/** A plan in short: what deserves attention, and what changes. */
export function SummarySection(props: Props) {
  const t = useT();
  const { content, delta, left, sections, onOpen } = props;
  const isPartial = content.unread.some(({ failure }) => failure !== null);
  const isRead = content.objects.some(({ manifest }) => manifest !== null);
  const summary = isRead ? (delta?.summary ?? null) : null;
  return (
    <Stack hasGutter>
      <Attention {...props} />
      {delta !== null && delta.supports.length > 0 && (
        <StackItem>
          <PlannedSupports of={delta.supports} />
        </StackItem>
      )}
      {summary !== null && (
        <StackItem>
          <Title headingLevel="h3" size="md" className="operator-hub__plan-heading">
            {t('What changes')}
          </Title>
          <PlanChanges summary={summary} left={left} sections={sections} onOpen={onOpen} />
          {isPartial && t('What could not be read is not counted.')}
        </StackItem>
      )}
    </Stack>
  );
}

function Attention(props: Props) {
  const t = useT();
  const { content, delta, isUpdate } = props;
  const dangers = dangersOf(props, t);
  const risks = (delta?.risks ?? []).filter(({ kind }) => kind !== 'dangers-added');
  if (risks.length + dangers.length === 0) {
    return (
      <StackItem>
        <Notice isPlain variant="success" title={nothingText(delta !== null && isUpdate, t)} />
      </StackItem>
    );
  }
  const isShared = new Set(content.objects.map(({ csvName }) => csvName)).size > 1;
  return (
    <>
      <StackItem>
        <Title headingLevel="h3" size="md" className="operator-hub__plan-heading">
          {t('Deserves attention')}
        </Title>
        {risks.length > 0 && <RiskList risks={risks} isShared={isShared} />}
        {risks.length === 0 && <DangerList dangers={dangers} />}
      </StackItem>
      {risks.length > 0 && dangers.length > 0 && (
        <StackItem>
          <DangerList dangers={dangers} />
        </StackItem>
      )}
    </>
  );
}

type Props = {
  readonly content: PlanContent;
  readonly watched: readonly string[] | null;
  /** `null`: the plan is not compared with the cluster. */
  readonly delta: PlanDelta | null;
  readonly left: LeftBehind;
  readonly isUpdate: boolean;
  readonly sections: readonly SectionId[];
  readonly onOpen: (section: SectionId) => void;
};

/** Of an update only what is new; of a first installation all is. */
function dangersOf(
  { content, watched, delta, isUpdate }: Props,
  t: Translate,
): readonly HeldDanger[] {
  return delta !== null && isUpdate
    ? newHeldDangers(newDangersIn(delta.permissions), t)
    : heldDangers(dangersIn(grantsOf(content, watched)), t);
}

function nothingText(isCompared: boolean, t: Translate): string {
  return isCompared
    ? t('No new rights that are dangerous, no risky change of an API, no new webhook')
    : t('No rights that are dangerous');
}
