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
      return BOUND_TEXTS[reason.kind](t, reason);
  }
}

type Bound = { readonly expected: number; readonly found: number };

/** The values of a text about a bound; the sign states whether it is a lower or an upper one. */
const bounded = (sign: string, { expected, found }: Bound) => ({
  expected: `${sign} ${String(expected)}`,
  found,
});

const valueText = (sign: string) => (t: Translate, bound: Bound) =>
  t('<path/> must be {{expected}}, but is {{found}}', bounded(sign, bound));

const lengthText = (sign: string) => (t: Translate, bound: Bound) =>
  t('<path/> must have {{expected}} characters, but has {{found}}', bounded(sign, bound));

const itemsText = (sign: string) => (t: Translate, bound: Bound) =>
  t('<path/> must have {{expected}} items, but has {{found}}', bounded(sign, bound));

const fieldsText = (sign: string) => (t: Translate, bound: Bound) =>
  t('<path/> must have {{expected}} fields, but has {{found}}', bounded(sign, bound));

const BOUND_TEXTS: Readonly<Record<BoundKind, (t: Translate, bound: Bound) => string>> = {
  minimum: valueText('≥'),
  maximum: valueText('≤'),
  above: valueText('>'),
  below: valueText('<'),
  'multiple-of': (t, bound) =>
    t('<path/> must be a multiple of {{expected}}, but is {{found}}', bound),
  'min-length': lengthText('≥'),
  'max-length': lengthText('≤'),
  'min-items': itemsText('≥'),
  'max-items': itemsText('≤'),
  'min-properties': fieldsText('≥'),
  'max-properties': fieldsText('≤'),
};
