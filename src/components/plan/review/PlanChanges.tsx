import type { ReactNode } from 'react';
import { Button, List, ListItem } from '@patternfly/react-core';
import type { ReviewSummary } from '~/domain/plans/review/delta/reviewSummary';
import { type Translate, useT } from '~/i18n';
import type { SectionId } from './planSections';

/** What a plan changes, in sentences, each with the way to all of it. */
export function PlanChanges({ summary, sections, onOpen }: Props) {
  const t = useT();
  const lines = linesOf(summary, t).filter(({ section }) => sections.includes(section));
  return (
    <List aria-label={t('What changes')}>
      {lines.map(({ section, text, link }) => (
        <ListItem key={section}>
          {text}{' '}
          <Button
            variant="link"
            isInline
            onClick={() => {
              onOpen(section);
            }}
          >
            {link}
          </Button>
        </ListItem>
      ))}
    </List>
  );
}

type Props = {
  readonly summary: ReviewSummary;
  /** Those that there are. */
  readonly sections: readonly SectionId[];
  readonly onOpen: (section: SectionId) => void;
};

type Line = { readonly section: SectionId; readonly text: ReactNode; readonly link: string };

function linesOf(summary: ReviewSummary, t: Translate): readonly Line[] {
  return [
    { section: 'permissions', text: permissionText(summary, t), link: t('See permissions') },
    { section: 'apis', text: definitionText(summary, t), link: t('See APIs') },
    { section: 'webhooks', text: webhookText(summary, t), link: t('See webhooks') },
    { section: 'workloads', text: workloadText(summary, t), link: t('See workloads') },
    { section: 'objects', text: objectText(summary, t), link: t('See objects') },
  ];
}

function permissionText({ permissions }: ReviewSummary, t: Translate): string {
  const { gaining, losing, unknown } = permissions;
  const texts = [
    gaining === 0
      ? t('Nobody gets more rights.')
      : t('{{count}} account or role gets more rights.', { count: gaining }),
    ...(losing === 0 ? [] : [t('{{count}} loses some.', { count: losing })]),
    ...(unknown === 0 ? [] : [t('Of {{count}} it is not known what it has.', { count: unknown })]),
  ];
  return texts.join(' ');
}

function definitionText({ definitions }: ReviewSummary, t: Translate): string {
  const { created, changed, unknown, unsafe } = definitions;
  const texts = [
    ...(created === 0 ? [] : [t('{{count}} CustomResourceDefinition is new.', { count: created })]),
    ...(changed === 0
      ? []
      : [t('{{count}} CustomResourceDefinition changes.', { count: changed })]),
    ...(unsafe === 0 ? [] : [t('{{count}} changes in a risky way.', { count: unsafe })]),
    ...(unknown === 0 ? [] : [t('Of {{count}} it is not known.', { count: unknown })]),
  ];
  return texts.length === 0 ? t('No CustomResourceDefinition changes.') : texts.join(' ');
}

function webhookText({ webhooks }: ReviewSummary, t: Translate): string {
  const { added, changed, removed } = webhooks;
  const texts = [
    ...(added === 0 ? [] : [t('{{count}} webhook is new.', { count: added })]),
    ...(changed === 0 ? [] : [t('{{count}} webhook changes.', { count: changed })]),
    ...(removed === 0 ? [] : [t('{{count}} webhook goes.', { count: removed })]),
  ];
  return texts.length === 0 ? t('No webhook changes.') : texts.join(' ');
}

function workloadText({ deployments, images }: ReviewSummary, t: Translate): string {
  const run = deployments.added + deployments.changed + deployments.removed;
  const pulled = images.added + images.changed;
  const texts = [
    t('{{count}} Deployment changes in how it runs.', { count: run }),
    t('{{count}} image is another one, or new.', { count: pulled }),
    ...(deployments.privileged === 0
      ? []
      : [
          t('{{count}} Deployment gets more access to its node.', {
            count: deployments.privileged,
          }),
        ]),
  ];
  return texts.join(' ');
}

function objectText({ objects }: ReviewSummary, t: Translate): string {
  const { created, changed, replaced, same, unknown } = objects;
  const counts = t('New: {{created}}, changed: {{changed}}, unchanged: {{same}}.', {
    created,
    changed: changed + replaced,
    same,
  });
  return unknown === 0 ? counts : `${counts} ${t('Not known: {{count}}.', { count: unknown })}`;
}
