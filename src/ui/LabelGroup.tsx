import { LabelGroup as Group, type LabelGroupProps } from '@patternfly/react-core';
import { useT } from '~/i18n';

type Props = Omit<LabelGroupProps, 'ref'>;

/** Labels of which those beyond some are folded. PatternFly puts the number of these in place of `${remaining}`. */
export function LabelGroup(props: Props) {
  const t = useT();
  return <Group collapsedText={t('${remaining} more')} expandedText={t('Show less')} {...props} />;
}
