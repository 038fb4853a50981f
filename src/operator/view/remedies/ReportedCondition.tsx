import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
} from '@patternfly/react-core';
import { type Translate, useT } from '~/i18n';

/** A condition with its original message. */
export function ReportedCondition({ condition }: Props) {
  const t = useT();
  return (
    <DescriptionList isCompact isHorizontal>
      {rowsOf(condition, t).map(([term, text]) => (
        <DescriptionListGroup key={term}>
          <DescriptionListTerm>{term}</DescriptionListTerm>
          <DescriptionListDescription>{text}</DescriptionListDescription>
        </DescriptionListGroup>
      ))}
    </DescriptionList>
  );
}

type Props = { readonly condition: Said };

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
