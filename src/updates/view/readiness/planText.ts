import type { Translate } from '~/i18n';
import type { SupportText } from '~/ui/package/SupportFacts';
import type { ReadinessRow } from '~/updates/rules/readiness/readiness';
import {
  approverOf,
  blockersOf,
  installedText,
  MIGRATION_TEXTS,
  neededText,
  VERDICT_TEXTS,
} from './texts';

/** The texts of a row, as the table shows them and as they are exported. */
export type RowTexts = ReturnType<typeof rowTexts>;

export function rowTexts(
  row: ReadinessRow,
  supportText: (support: NonNullable<ReadinessRow['support']>) => SupportText,
  t: Translate,
) {
  const { operator, verdict, needed, order, support, migration } = row;
  const end = support && supportText(support);
  return {
    operator: operator.displayName,
    namespace: operator.extension === undefined ? operator.namespace : t('OLM v1'),
    installed: installedText(operator, t),
    compatibility: VERDICT_TEXTS[verdict](t),
    required: neededText(needed, t),
    approval: approverOf(row, t),
    order: order === null ? '–' : String(order),
    blockedBy: t.list(blockersOf(row, t)) || '–',
    support: end === null ? '–' : `${end.name}, ${end.date}`,
    migration: migration === null ? '–' : MIGRATION_TEXTS[migration](t),
  };
}

/** The plan as a table for a spreadsheet, separated by tabs. */
export function planText(rows: readonly RowTexts[], t: Translate): string {
  const titles: Readonly<Record<keyof RowTexts, string>> = {
    operator: t('Operator'),
    namespace: t('Namespace'),
    installed: t('Installed version'),
    compatibility: t('Cluster compatibility'),
    required: t('Required version'),
    approval: t('Update approval'),
    order: t('Order'),
    blockedBy: t('Blocked by'),
    support: t('Support phase'),
    migration: t('Migration to OLM v1'),
  };
  return [titles, ...rows].map((row) => Object.values(row).map(cellText).join('\t')).join('\n');
}

/** A cell does not end its row or column. */
function cellText(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
