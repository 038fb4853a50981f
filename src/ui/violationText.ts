import type { Translate } from '~/i18n';
import type { BoundKind, ViolationReason } from '~/olm/schema/violation';

/** Why a field does not keep to the schema, with the place of its path. */
export function violationText(reason: ViolationReason, t: Translate): string {
  switch (reason.kind) {
    case 'type':
      return t('<path/> is {{found}}, and has to be {{expected}}', {
        found: reason.found,
        expected: reason.expected.join(' | '),
      });
    case 'required':
      return t('<path/> is missing');
    case 'not-allowed':
      return t('<path/> is not allowed');
    case 'enum':
      return t('<path/> is {{found}}, which is none of {{expected}}', {
        found: reason.found,
        expected: t.list(reason.expected),
      });
    case 'pattern':
      return t('<path/> is {{found}}, which does not match {{expected}}', reason);
    case 'format':
      return t('<path/> is {{found}}, which has not the format {{expected}}', reason);
    case 'duplicate':
      return t('<path/> is there twice: {{found}}', reason);
    case 'any-of':
      return t('<path/> fits none of the alternatives of the schema');
    case 'one-of':
      return t('<path/> fits {{count}} alternative of the schema, and may fit one only', {
        count: reason.found,
      });
    case 'not':
      return t('<path/> is what the schema rules out');
    default:
      return boundText(reason.kind, reason, t);
  }
}

type Bound = { readonly expected: number; readonly found: number };

function boundText(kind: BoundKind, bound: Bound, t: Translate): string {
  switch (kind) {
    case 'minimum':
      return t('<path/> is {{found}}, and has to be {{expected}} or more', bound);
    case 'maximum':
      return t('<path/> is {{found}}, and has to be {{expected}} or less', bound);
    case 'above':
      return t('<path/> is {{found}}, and has to be more than {{expected}}', bound);
    case 'below':
      return t('<path/> is {{found}}, and has to be less than {{expected}}', bound);
    case 'multiple-of':
      return t('<path/> is {{found}}, and has to be a multiple of {{expected}}', bound);
    case 'min-length':
      return t('<path/> has {{found}} characters, and has to have {{expected}} or more', bound);
    case 'max-length':
      return t('<path/> has {{found}} characters, and has to have {{expected}} or less', bound);
    case 'min-items':
      return t('<path/> has {{found}} items, and has to have {{expected}} or more', bound);
    case 'max-items':
      return t('<path/> has {{found}} items, and has to have {{expected}} or less', bound);
    case 'min-properties':
      return t('<path/> has {{found}} fields, and has to have {{expected}} or more', bound);
    case 'max-properties':
      return t('<path/> has {{found}} fields, and has to have {{expected}} or less', bound);
  }
}
