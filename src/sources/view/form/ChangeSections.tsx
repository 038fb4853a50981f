import { List, ListItem } from '@patternfly/react-core';
import { ConsequenceSection } from '~/ui/form/ConsequenceSection';
import { changedFields } from '~/sources/rules/form/sourceDraft';
import {
  type ChangeEffect,
  type ChangeFacts,
  changeEffects,
} from '~/sources/rules/form/sourceEffects';
import type { SourceForm } from '~/sources/rules/form/sourceForm';
import { type Translate, useT } from '~/i18n';
import { fieldText, valueText } from './fieldText';

/** What becomes another, and what OLM does then. Nothing while nothing is changed. */
export function ChangeSections({ before, after, facts }: Props) {
  const t = useT();
  const changed = changedFields(before, after);
  if (changed.length === 0) return null;
  return (
    <>
      <ConsequenceSection title={t('What changes')}>
        <ul className="operator-hub__source-changes">
          {changed.map((field) => (
            <li key={field}>
              {t('{{field}}: {{before}} → {{after}}', {
                field: fieldText(field, t),
                before: valueText(field, before, t),
                after: valueText(field, after, t),
              })}
            </li>
          ))}
        </ul>
      </ConsequenceSection>
      <ConsequenceSection title={t('What the change leads to')}>
        <List>
          {changeEffects(before, after, facts).map((effect) => (
            <ListItem key={effect}>{effectText(effect, after, t)}</ListItem>
          ))}
        </List>
      </ConsequenceSection>
    </>
  );
}

type Props = {
  readonly before: SourceForm;
  readonly after: SourceForm;
  readonly facts: ChangeFacts;
};

function effectText(effect: ChangeEffect, { name }: SourceForm, t: Translate): string {
  switch (effect) {
    case 'other-content':
      return t(
        'Its packages and versions become those of the new content. Subscriptions stay; what they name may not be there any more.',
      );
    case 'pod-replaced':
      return t(
        'OLM deletes the pod and starts another. Until that serves, the catalog has no packages, and if its image cannot be pulled it stays so.',
      );
    case 'preference':
      return t(
        'OLM prefers other catalogs the next time it looks for what an Operator depends on. What is installed stays.',
      );
    case 'polling':
      return t('OLM looks for a newer image at other times. No pod is restarted.');
    case 'secrets-of-pod':
      return t(
        'Bundles are pulled with the new Secrets. ServiceAccount {{name}} is deleted; OLM makes it anew with them, and starts another pod.',
        { name },
      );
    case 'secrets':
      return t(
        'Bundles are pulled with the new Secrets. The pod goes on with those that its ServiceAccount {{name}} got when it was made.',
        { name },
      );
    case 'names-only':
      return t('Only how it is shown changes. No pod is restarted.');
  }
}
