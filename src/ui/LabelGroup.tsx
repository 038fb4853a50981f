import { LabelGroup as Group, type LabelGroupProps } from '@patternfly/react-core';
import { useT } from '~/i18n';

type Props = Omit<LabelGroupProps, 'ref'>;

/** Labels, collapsed beyond a limit. PatternFly replaces `${remaining}` with their number. */
export function LabelGroup(props: Props) {
  const t = useT();
  return <Group collapsedText={t('${remaining} more')} expandedText={t('Show less')} {...props} />;
}
