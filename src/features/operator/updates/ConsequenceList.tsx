import { HelperText, HelperTextItem, StackItem, Title } from '@patternfly/react-core';
import type { Consequence } from '~/domain/installed/settings/consequence';
import { useT } from '~/i18n';
import { consequenceText } from './consequenceText';

/** What saving brings about, the graver first; announced, as it follows from what was just chosen. */
export function ConsequenceList({ consequences }: Props) {
  const t = useT();
  if (consequences.length === 0) return null;
  return (
    <StackItem>
      <Title headingLevel="h3" size="md">
        {t('What follows from it')}
      </Title>
      <HelperText component="ul" isLiveRegion aria-label={t('What follows from it')}>
        {consequences.map((consequence) => (
          <HelperTextItem
            key={consequence.kind}
            component="li"
            variant={consequence.severity === 'warning' ? 'warning' : 'indeterminate'}
          >
            {consequenceText(consequence, t)}
          </HelperTextItem>
        ))}
      </HelperText>
    </StackItem>
  );
}

type Props = { readonly consequences: readonly Consequence[] };
