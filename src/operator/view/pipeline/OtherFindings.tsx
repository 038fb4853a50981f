import { Stack, StackItem } from '@patternfly/react-core';
import { Fold } from '~/ui/Fold';
import type { OperatorFinding } from '~/olm/diagnosis/diagnosis';
import { useT } from '~/i18n';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';
import { FindingView } from './FindingView';

/** What else is wrong, out of the way of the worst. */
export function OtherFindings({ findings, details }: Props) {
  const t = useT();
  return (
    <Fold title={t('{{count}} more finding', { count: findings.length })}>
      <Stack hasGutter>
        {findings.map((finding) => (
          <StackItem key={finding.kind}>
            <FindingView finding={finding} details={details} />
          </StackItem>
        ))}
      </Stack>
    </Fold>
  );
}

type Props = OperatorTabProps & { readonly findings: readonly OperatorFinding[] };
