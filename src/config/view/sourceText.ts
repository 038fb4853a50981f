import type { ConfigFault } from '~/config/rules/problem';
import type { Translate } from '~/i18n';

/** What is wrong with what a variable or volume is read from, or with how a volume is mounted. */
export function sourceText(fault: SourceFault, t: Translate): string {
  switch (fault.kind) {
    case 'mode-out-of-range':
      return t(
        'A mode is from 0 to 0777, which is 511 in decimals. This is {{mode}} in decimals.',
        fault,
      );
    case 'one-sub-path':
      return t('There is a path within the volume already: only one of the two can be set.');
    case 'read-only-needed':
      return t('Only a mount that is read-only can be so recursively.');
    case 'propagation-none-needed':
      return t('This needs the mount propagation None.');
    case 'privileged-only':
      return t('Only for containers that are privileged. OLM cannot deploy any other with it.');
    case 'not-in-namespace':
      return t(
        'There is no {{object}} {{name}} yet. Until it is created the pods of the Operator wait.',
        fault,
      );
    case 'no-such-key':
      return t(
        'The {{object}} has no key {{key}}. Without it the pods of the Operator wait.',
        fault,
      );
  }
}

type SourceFault = ConfigFault & {
  readonly kind:
    | 'mode-out-of-range'
    | 'one-sub-path'
    | 'read-only-needed'
    | 'propagation-none-needed'
    | 'privileged-only'
    | 'not-in-namespace'
    | 'no-such-key';
};
