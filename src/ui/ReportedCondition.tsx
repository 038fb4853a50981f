import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  StackItem,
  Title,
} from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';

/** A condition with its original message, below a title. */
export function ReportedCondition({ title, condition }: Props) {
  const t = useT();
  return (
    <StackItem>
      {title !== undefined && (
        <Title headingLevel="h2" size="md">
          {title}
        </Title>
      )}
      {condition === null ? (
        <p>{t('Not reported.')}</p>
      ) : (
        <DescriptionList isCompact isHorizontal>
          {rowsOf(condition, t).map(([term, text]) => (
            <DescriptionListGroup key={term}>
              <DescriptionListTerm>{term}</DescriptionListTerm>
              <DescriptionListDescription>{text}</DescriptionListDescription>
            </DescriptionListGroup>
          ))}
        </DescriptionList>
      )}
    </StackItem>
  );
}

type Props = {
  readonly title?: string;
  /** `null`: not reported. */
  readonly condition: Said | null;
};

type Said = {
  readonly status?: string;
  readonly reason?: string;
  readonly message?: string;
};

function rowsOf({ status, reason, message }: Said, t: Translate) {
  const rows = [
    [t('Status'), status],
    [t('Reason'), reason],
    [t('Message'), message],
  ] as const;
  return rows.filter(
    (row): row is readonly [string, string] => typeof row[1] === 'string' && row[1] !== '',
  );
}
