import { Label, StackItem } from '@patternfly/react-core';
import { useT } from '~/i18n';
import { useOlmV1Parts } from '~/sources/read/useOlmV1Parts';
import { LabelGroup } from '~/ui/LabelGroup';

/** The health of the components of OLM v1 that the user can view, if one is unavailable. */
export function OlmV1Strip() {
  const t = useT();
  const parts = useOlmV1Parts();
  if (parts.every(({ isAvailable }) => isAvailable)) return null;
  return (
    <StackItem>
      <LabelGroup numLabels={parts.length} categoryName={t('OLM v1')}>
        {parts.map(({ name, isAvailable, message }) => (
          <Label
            key={name}
            isCompact
            variant="outline"
            status={isAvailable ? 'success' : 'danger'}
            title={message}
          >
            {t('{{what}}: {{state}}', {
              what: name,
              state: isAvailable ? t('Healthy') : t('Unavailable'),
            })}
          </Label>
        ))}
      </LabelGroup>
    </StackItem>
  );
}
