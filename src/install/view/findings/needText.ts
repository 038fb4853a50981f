import type { Dependency } from '~/olm/dependencies/dependencies';
import type { Translate } from '~/i18n';

/** What an Operator needs, as a noun phrase. The author's own words come first where there are any (DR-005). */
export function needText(need: Dependency, t: Translate): string {
  switch (need.kind) {
    case 'package':
      return t('package {{packageName}} {{versionRange}}', need);
    case 'api':
      return t('API {{apiKind}} ({{group}}/{{version}})', need);
    case 'rule':
      return t('a bundle that fulfills {{rule}}', need);
    case 'all':
    case 'any':
    case 'none':
      return need.message === '' ? groupText(need.kind, partsText(need.of, t), t) : need.message;
  }
}

function partsText(parts: readonly Dependency[], t: Translate): string {
  return t.list(parts.map((part) => needText(part, t)));
}

function groupText(kind: 'all' | 'any' | 'none', parts: string, t: Translate): string {
  switch (kind) {
    case 'all':
      return t('all of: {{parts}}', { parts });
    case 'any':
      return t('one of: {{parts}}', { parts });
    case 'none':
      return t('none of: {{parts}}', { parts });
  }
}
