import type { Translate } from '~/i18n';
import type { BoundKind, ViolationReason } from '~/olm/schema/violation';

/** Why a field violates the schema, with a placeholder for its path. */
export function violationText(reason: ViolationReason, t: Translate): string {
  switch (reason.kind) {
    case 'type':
      return t('<path/> must be {{expected}}, but is {{found}}', {
        found: reason.found,
        expected: reason.expected.join(' | '),
      });
    case 'required':
      return t('<path/> is missing');
    case 'not-allowed':
      return t('<path/> is not allowed');
    case 'enum':
      return t('<path/> must be one of {{expected}}, but is {{found}}', {
        found: reason.found,
        expected: t.list(reason.expected),
      });
    case 'pattern':
      return t('<path/> must match {{expected}}, but is {{found}}', reason);
    case 'format':
      return t('<path/> must have format {{expected}}, but is {{found}}', reason);
    case 'duplicate':
      return t('<path/> must be unique: {{found}}', reason);
    case 'any-of':
      return t('<path/> must match one of the schema alternatives');
    case 'one-of':
      return t('<path/> must match exactly one schema alternative, but matches {{count}}', {
        count: reason.found,
      });
    case 'not':
      return t('<path/> must not match the excluded schema');
    default:
      return boundText(reason.kind, reason, t);
  }
}

type Bound = { readonly expected: number; readonly found: number };

function boundText(kind: BoundKind, bound: Bound, t: Translate): string {
  switch (kind) {
    case 'minimum':
      return t('<path/> must be ≥ {{expected}}, but is {{found}}', bound);
    case 'maximum':
      return t('<path/> must be ≤ {{expected}}, but is {{found}}', bound);
    case 'above':
      return t('<path/> must be > {{expected}}, but is {{found}}', bound);
    case 'below':
      return t('<path/> must be < {{expected}}, but is {{found}}', bound);
    case 'multiple-of':
      return t('<path/> must be a multiple of {{expected}}, but is {{found}}', bound);
    case 'min-length':
      return t('<path/> must have ≥ {{expected}} characters, but has {{found}}', bound);
    case 'max-length':
      return t('<path/> must have ≤ {{expected}} characters, but has {{found}}', bound);
    case 'min-items':
      return t('<path/> must have ≥ {{expected}} items, but has {{found}}', bound);
    case 'max-items':
      return t('<path/> must have ≤ {{expected}} items, but has {{found}}', bound);
    case 'min-properties':
      return t('<path/> must have ≥ {{expected}} fields, but has {{found}}', bound);
    case 'max-properties':
      return t('<path/> must have ≤ {{expected}} fields, but has {{found}}', bound);
  }
}
