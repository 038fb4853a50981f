import { Stack, StackItem } from '@patternfly/react-core';
import { describedCsv } from '~/olm/installed/describedCsv';
import { operandPage } from '~/operator/rules/operandPage';
import { internalCount, providedApis, requiredApis } from '~/olm/installed/operatorApis';
import { useT } from '~/i18n';
import { ProvidedApis } from './ProvidedApis';
import { RequiredApis } from './RequiredApis';
import type { OperatorTabProps } from '~/olm/installed/operatorTab';
import { NoVersion } from './NoVersion';

/** What the Operator provides, how much of it is in use, and what it needs from others. */
export function ApisTab({ details }: OperatorTabProps) {
  const t = useT();
  const { facts } = details;
  const [csv] = facts.csvs;
  const described = csv === undefined ? null : describedCsv(csv);
  if (csv === undefined || described === null) {
    return (
      <NoVersion details={details}>
        <p>{t('They are known once its ClusterServiceVersion is there.')}</p>
      </NoVersion>
    );
  }
  const required = requiredApis(described, facts.namespaceCsvs ?? []);
  return (
    <Stack hasGutter>
      <StackItem>
        <ProvidedApis
          apis={providedApis(described)}
          internal={internalCount(described)}
          page={operandPage(csv, facts)}
        />
      </StackItem>
      {required.length > 0 && (
        <StackItem>
          <RequiredApis apis={required} namespace={facts.namespace} />
        </StackItem>
      )}
    </Stack>
  );
}
