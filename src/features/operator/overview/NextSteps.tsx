import { WhatNextCard } from '~/components/whatNext/WhatNextCard';
import { useWhatNext } from '~/data/install/useWhatNext';
import { useInstanceCount } from '~/data/operator/useInstanceCount';
import type { Initialization } from '~/domain/install/follow/whatNext';
import { COPIES_NAMESPACE } from '~/domain/installed/list/copies';
import { describedCsv } from '~/domain/installed/page/describedCsv';
import { operandPage } from '~/domain/installed/page/operandPage';
import { providedApis } from '~/domain/installed/page/operatorApis';
import { dataOr } from '~/domain/loadable';
import type { OperatorTabProps } from '../operatorTab';
import type { CsvProps } from './csvProps';

/** What the Operator still needs; its APIs have a tab of their own. */
export function NextSteps({ csv, details }: OperatorTabProps & CsvProps) {
  const next = useWhatNext(csv);
  const page = operandPage(csv, details.facts);
  const wanted = wantedApi(csv, next.initialization);
  const isThere = (dataOr(useInstanceCount(wanted, page.namespace), null)?.count ?? 0) > 0;
  if (details.diagnosis.health.kind !== 'ready') return null;
  // OLM keeps copies there for everybody to read (CSV-020): it is no place for operands.
  if (details.operator.isCopy && page.namespace === COPIES_NAMESPACE) return null;
  // Its console plugins have a card of their own.
  return (
    <WhatNextCard
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

/** The API of the object that the Operator needs first (IN-047). */
function wantedApi(csv: CsvProps['csv'], initialization: Initialization | null) {
  const described = describedCsv(csv);
  if (described === null || initialization?.kind !== 'operand') return null;
  const { group, kind } = initialization.api;
  return providedApis(described).find((api) => api.group === group && api.kind === kind) ?? null;
}
