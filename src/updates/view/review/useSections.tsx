import { useMemo } from 'react';
import { Stack, StackItem, Title, DescriptionList } from '@patternfly/react-core';
import { recordIn, textIn } from '~/kube/json';
import { dataOr, loading } from '~/kube/loadable';
import type { PlanContent } from '~/olm/plans/planContent';
import {
  installedParts,
  type LeftoverObjects,
  NOTHING_LEFT,
  type PlanParts,
} from '~/updates/rules/review/leftoverObjects';
import { useT } from '~/i18n';
import { PlanObjects } from '~/updates/view/plan/PlanObjects';
import { type NewDanger, newDangersIn } from '~/updates/rules/review/risks';
import type { PlanDelta, PlannedSupport, PlanReviewed } from '~/updates/rules/review/planDelta';
import { FindingList } from '~/ui/findings/FindingList';
import { Notice } from '~/ui/Notice';
import { severityOfDanger } from '~/olm/permissions/danger';
import { DangerList } from '~/updates/view/plan/DangerList';
import { readCsvName } from '~/olm/plans/csvVersions';
import { SupportFacts } from '~/ui/package/SupportFacts';
import type { PlanChange } from '~/olm/plans/reviewedPlan';
import type { PlanDetails } from '~/updates/rules/planDetails';
import type { ComparedObject } from '~/updates/rules/review/comparison';
import { riskText } from '~/updates/view/texts';
import { useStoredText } from '~/updates/view/stored/StoredObjects';
import { YamlText } from './YamlText';
import { planSections, type PlanSection, type SectionId } from './planSections';
import { changesInWords } from './ChangeLabel';
import { PlanChanges } from './PlanChanges';

/** The sections of a plan with content. */
export function useSections(
  { content, details, reviewed, changes }: Props,
  onOpen: (section: SectionId) => void,
): readonly PlanSection[] {
  const t = useT();
  const { watched } = details;
  const compared = dataOr(reviewed.review ?? loading, null);
  const delta = compared?.delta ?? null;
  // In an installation everything is new, whatever the cluster contains.
  const updated = changes.some(({ from }) => from !== null) ? delta : null;
  const isUpdate = updated !== null;
  const parts = useParts(updated, content, watched);
  const sections = planSections({ content, details, compared, parts, isUpdate }, t).filter(
    ({ isEmpty }) => !isEmpty,
  );
  const isRead = content.objects.some(({ manifest }) => manifest !== null);
  const summary: PlanSection = {
    id: 'summary',
    title: t('Summary'),
    count: null,
    isEmpty: false,
    render: () => (
      <SummarySection
        content={content}
        delta={delta}
        objects={compared?.objects ?? []}
        isUpdate={isUpdate}
        dangers={newDangersIn(parts.permissions)}
        left={compared?.leftoverObjects ?? NOTHING_LEFT}
        sections={[...sections.map(({ id }) => id), 'objects']}
        onOpen={onOpen}
      />
    ),
  };
  // Of unreadable objects, only the versions can be a risk.
  const isKnown = delta?.risks.some(({ kind }) => kind !== 'unknown') === true;
  return [...(isRead || isKnown ? [summary] : []), ...(isRead ? sections : []), ...lastSections()];

  function lastSections(): readonly PlanSection[] {
    const { plan } = details;
    const objects: PlanSection = {
      id: 'objects',
      title: t('Resources'),
      count: content.objects.length,
      isEmpty: false,
      render: () => (
        <PlanObjects
          objects={content.objects}
          changes={changes}
          compared={compared}
          reader={reviewed.reader}
        />
      ),
    };
    if (plan === null) return [objects];
    const yaml: PlanSection = {
      id: 'yaml',
      title: t('YAML'),
      count: null,
      isEmpty: false,
      render: () => (
        <YamlText
          id={JSON.stringify(plan['metadata'])}
          object={plan}
          reader={reviewed.reader}
          name={textIn(recordIn(plan['metadata'])['name']) ?? 'installplan'}
        />
      ),
    };
    return [objects, yaml];
  }
}

function useParts(
  updated: PlanParts | null,
  content: PlanContent,
  watched: PlanDetails['watched'],
): PlanParts {
  return useMemo(() => updated ?? installedParts(content, watched), [updated, content, watched]);
}

/** The data of a plan and the actions on its Operators. */
export type ContentProps = {
  readonly details: PlanDetails;
  readonly reviewed: PlanReviewed;
  readonly changes: readonly PlanChange[];
  /** It requires approval. */
  readonly isWaiting: boolean;
  /** The accessible name, if it is not the content of an install plan. */
  readonly label?: string;
};

type Props = ContentProps & { readonly content: PlanContent };

/** The summary of a plan: its risks and its changes. */
function SummarySection(props: SummarySectionProps) {
  const t = useT();
  const { content, delta, objects, isUpdate, left, sections, onOpen } = props;
  const storedText = useStoredText(objects);
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
            {t('Changes')}
          </Title>
          <PlanChanges
            summary={summary}
            words={isUpdate && delta !== null ? changesInWords(delta, storedText, t) : null}
            left={left}
            sections={sections}
            onOpen={onOpen}
          />
          {isPartial && t('Data that could not be loaded is not included.')}
        </StackItem>
      )}
    </Stack>
  );
}

function Attention(props: SummarySectionProps) {
  const t = useT();
  const { content, delta, dangers } = props;
  const risks = (delta?.risks ?? []).filter(({ kind }) => kind !== 'dangers-added');
  if (risks.length + dangers.length === 0) {
    // The header of a compared plan already shows it.
    if (delta !== null) return null;
    return (
      <StackItem>
        <Notice isPlain variant="success" title={t('No high-risk permissions found')} />
      </StackItem>
    );
  }
  const isShared = new Set(content.objects.map(({ csvName }) => csvName)).size > 1;
  const findings = risks.length > 0 && (
    <FindingList
      label={t('Risk')}
      findings={risks}
      textOf={(risk) => {
        const state = riskText(risk, t);
        const what = readCsvName(risk.csvName).operator;
        return { sentence: isShared ? t('{{what}}: {{state}}', { what, state }) : state };
      }}
    />
  );
  const permissions = dangers.length > 0 && <DangerList dangers={dangers} />;
  // The worst first.
  const isWorst =
    risks.every(({ severity }) => severity !== 'danger') &&
    dangers.some(({ danger }) => severityOfDanger(danger) === 'danger');
  const [first, ...others] = (isWorst ? [permissions, findings] : [findings, permissions]).filter(
    Boolean,
  );
  return (
    <>
      <StackItem>
        <Title headingLevel="h3" size="md" className="operator-hub__plan-heading">
          {t('Risk')}
        </Title>
        {first}
      </StackItem>
      {others.map((other) => (
        <StackItem key="other">{other}</StackItem>
      ))}
    </>
  );
}

type SummarySectionProps = {
  readonly content: PlanContent;
  /** `null`: not compared with the cluster. */
  readonly delta: PlanDelta | null;
  readonly objects: readonly ComparedObject[];
  readonly isUpdate: boolean;
  /** For an update the new ones only; for an installation all. */
  readonly dangers: readonly NewDanger[];
  readonly left: LeftoverObjects;
  readonly sections: readonly SectionId[];
  readonly onOpen: (section: SectionId) => void;
};

/** The support of the new versions in their catalogs. */
function PlannedSupports({ of }: { readonly of: readonly PlannedSupport[] }) {
  const t = useT();
  return of.map(({ csvName, operator: name, to: version, of: support }) => {
    const title = t('Support of {{name}} {{version}}', { name, version });
    return (
      <section key={csvName} aria-label={title}>
        <Title headingLevel="h3" size="md" className="operator-hub__plan-heading">
          {title}
        </Title>
        <DescriptionList
          isHorizontal
          isCompact
          aria-label={title}
          horizontalTermWidthModifier={{ default: '18ch' }}
        >
          <SupportFacts of={support} />
        </DescriptionList>
      </section>
    );
  });
}
