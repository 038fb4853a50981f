import { recordIn, textIn } from '~/kube/json';
import { dataOr, loading } from '~/kube/loadable';
import type { PlanContent } from '~/olm/plans/planContent';
import { NOTHING_LEFT } from '~/updates/rules/review/leftBehind';
import { useT } from '~/i18n';
import { PlanObjects } from '~/updates/view/plan/PlanObjects';
import { SummarySection } from './SummarySection';
import { YamlText } from './YamlText';
import { changedSections } from './changedSections';
import {
  type ContentProps,
  type PlanSection,
  type SectionId,
  broughtSections,
} from './planSections';

/** The tabs of a plan, without those that have nothing to show. */
export function useSections(
  { content, details, reviewed, changes, renderStored }: Props,
  onOpen: (section: SectionId) => void,
): readonly PlanSection[] {
  const t = useT();
  const compared = dataOr(reviewed.review ?? loading, null);
  const isUpdate = changes.some(({ from }) => from !== null);
  const changed =
    compared === null
      ? []
      : changedSections(
          compared.delta,
          { details, isUpdate, left: compared.leftBehind, renderStored },
          t,
        );
  const parts = broughtSections(content, details, t)
    .map((section) => changed.find(({ id }) => id === section.id) ?? section)
    .filter(({ isEmpty }) => !isEmpty);
  const isRead = content.objects.some(({ manifest }) => manifest !== null);
  const summary: PlanSection = {
    id: 'summary',
    title: t('Summary'),
    count: null,
    isEmpty: false,
    render: () => (
      <SummarySection
        content={content}
        watched={details.watched}
        delta={compared?.delta ?? null}
        left={compared?.leftBehind ?? NOTHING_LEFT}
        isUpdate={isUpdate}
        sections={[...parts.map(({ id }) => id), 'objects']}
        onOpen={onOpen}
      />
    ),
  };
  // Of what could not be read the versions alone may deserve attention.
  const isKnown = compared?.delta.risks.some(({ kind }) => kind !== 'unknown') === true;
  return [...(isRead || isKnown ? [summary] : []), ...(isRead ? parts : []), ...lastSections()];

  function lastSections(): readonly PlanSection[] {
    const { plan } = details;
    const objects: PlanSection = {
      id: 'objects',
      title: t('Objects'),
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

type Props = ContentProps & { readonly content: PlanContent };
