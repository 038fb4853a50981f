import {
  Button,
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
} from '@patternfly/react-core';
import type { ReviewSummary } from '~/updates/rules/review/planDelta';
import { isDefinition, type LeftoverObjects } from '~/updates/rules/review/leftoverObjects';
import { type Translate, useT } from '~/i18n';
import type { ChangesInWords } from './ChangeLabel';
import type { SectionId } from './planSections';

/** The number of changes by section, with links. */
export function PlanChanges({ sections, onOpen, ...shown }: Props) {
  const t = useT();
  const lines = linesOf(shown, t).filter(({ section }) => sections.includes(section));
  return (
    <DescriptionList
      isHorizontal
      isCompact
      aria-label={t('Changes')}
      horizontalTermWidthModifier={{ default: '18ch' }}
    >
      {lines.map(({ section, title, parts, inWords = [] }) => (
        <DescriptionListGroup key={title}>
          <DescriptionListTerm>
            <Button
              variant="link"
              isInline
              onClick={() => {
                onOpen(section);
              }}
            >
              {title}
            </Button>
          </DescriptionListTerm>
          <DescriptionListDescription>
            {parts.length === 0 ? t('Unchanged') : t.list(parts)}
            {inWords.map((text) => (
              <div key={text} className="operator-hub__plan-words" dir="auto">
                {text}
              </div>
            ))}
          </DescriptionListDescription>
        </DescriptionListGroup>
      ))}
    </DescriptionList>
  );
}

type Props = {
  readonly summary: ReviewSummary;
  /** `null`: an installation, in which everything is new. */
  readonly words: ChangesInWords | null;
  readonly left: LeftoverObjects;
  /** The existing ones. */
  readonly sections: readonly SectionId[];
  readonly onOpen: (section: SectionId) => void;
};

type Line = {
  readonly section: SectionId;
  readonly title: string;
  readonly parts: readonly string[];
  /** The first changes. */
  readonly inWords?: readonly string[];
};

function linesOf(
  { summary, words, left: { objects: left } }: Pick<Props, 'summary' | 'words' | 'left'>,
  t: Translate,
): readonly Line[] {
  const { permissions, definitions, webhooks, deployments, images, objects } = summary;
  const counted = countedParts(t);
  return [
    {
      section: 'permissions',
      title: t('Permissions'),
      parts: [
        ...some(permissions.gaining, (count) => t('{{count}} with more permissions', { count })),
        ...some(permissions.losing, (count) => t('{{count}} with fewer permissions', { count })),
        ...some(permissions.unknown, (count) => t('{{count}} unknown', { count })),
        ...some(left.filter((one) => !isDefinition(one)).length, (count) =>
          t('{{count}} remaining', { count }),
        ),
      ],
      inWords: words?.permissions ?? [],
    },
    {
      section: 'apis',
      title: t('APIs'),
      parts: [
        ...counted({ ...definitions, added: definitions.created }),
        ...some(definitions.unsafe, (count) => t('{{count}} high-risk', { count })),
        ...some(left.filter(isDefinition).length, (count) => t('{{count}} remaining', { count })),
      ],
      inWords: words?.apis ?? [],
    },
    { section: 'webhooks', title: t('Webhooks'), parts: counted(webhooks) },
    {
      section: 'workloads',
      title: t('Deployments'),
      parts: [
        ...counted(deployments),
        ...some(deployments.privileged, (count) => t('{{count}} with more host access', { count })),
      ],
    },
    {
      section: 'workloads',
      title: t('Images'),
      parts: counted(images),
      inWords: words?.images ?? [],
    },
    {
      section: 'objects',
      title: t('Resources'),
      parts: counted({
        added: objects.created,
        changed: objects.changed + objects.replaced,
        unknown: objects.unknown,
      }),
    },
  ];
}

type Counts = {
  readonly added: number;
  readonly changed: number;
  readonly removed?: number;
  readonly unknown: number;
};

function countedParts(t: Translate): (counts: Counts) => readonly string[] {
  return ({ added, changed, removed = 0, unknown }) => [
    ...some(added, (count) => t('{{count}} new', { count })),
    ...some(changed, (count) => t('{{count}} changed', { count })),
    ...some(removed, (count) => t('{{count}} removed', { count })),
    ...some(unknown, (count) => t('{{count}} unknown', { count })),
  ];
}

function some(count: number, text: (count: number) => string): readonly string[] {
  return count === 0 ? [] : [text(count)];
}
