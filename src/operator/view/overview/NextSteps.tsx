import { NextStepsCard } from '~/ui/whatNext/NextStepsCard';
import { useWhatNext } from '~/operator/read/useWhatNext';
import { useInstanceCount } from '~/olm/read/useInstanceCount';
import type { Initialization } from '~/olm/installed/whatNext';
import { COPIES_NAMESPACE } from '~/olm/installed/copies';
import { describedCsv } from '~/olm/installed/csv';
import { operandPage } from '~/operator/rules/operandPage';
import { providedApis } from '~/olm/installed/operatorApis';
import { dataOr } from '~/kube/loadable';
import type { OperatorTabProps } from '~/olm/installed/operatorDetails';
import type { CsvProps } from './csvProps';

/** The next steps of the Operator. Its APIs have their own tab. */
export function NextSteps({ csv, details }: OperatorTabProps & CsvProps) {
  const next = useWhatNext(csv);
  const page = operandPage(csv, details.facts);
  const wanted = wantedApi(csv, next.initialization);
  const isThere = (dataOr(useInstanceCount(wanted, page.namespace), null)?.count ?? 0) > 0;
  if (details.diagnosis.health.kind !== 'ready') return null;
  // OLM keeps shared copies there (CSV-020), so that it is not for operands.
  if (details.operator.isCopy && page.namespace === COPIES_NAMESPACE) return null;
  // Its console plugins have their own card.
  return (
    <NextStepsCard
      next={{
        ...next,
        initialization: isThere ? null : next.initialization,
        apis: [],
        enabledPlugins: [],
        enablablePlugins: [],
        forbiddenPlugins: [],
      }}
      page={page}
    />
  );
}

/** The API of the required first operand (IN-047). */
function wantedApi(csv: CsvProps['csv'], initialization: Initialization | null) {
  const described = describedCsv(csv);
  if (described === null || initialization?.kind !== 'operand') return null;
  const { group, kind } = initialization.api;
  return providedApis(described).find((api) => api.group === group && api.kind === kind) ?? null;
}
