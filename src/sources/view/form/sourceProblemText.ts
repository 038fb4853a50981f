import type { SourceFault } from '~/sources/rules/form/sourceProblem';
import type { Translate } from '~/i18n';
import { imageText, templateText } from './imageProblemText';
import { podText } from './podProblemText';
import { placeText } from './placeProblemText';
import { addressText, settingText } from './settingProblemText';

/** What is wrong with a field of a catalog, and what would be right. */
export function sourceProblemText(fault: SourceFault, t: Translate): string {
  switch (fault.kind) {
    case 'missing':
      return t('This is required.');
    case 'object-name':
      return t('Lower-case letters, digits, "-" and ".", with a letter or digit at both ends.');
    case 'refused':
      return t('The server refuses {{path}}: {{message}}', fault);
    case 'name-syntax':
    case 'name-slash':
    case 'name-too-long':
    case 'name-digit-first':
    case 'name-taken':
    case 'service-clash':
    case 'default-name':
    case 'default-name-off':
    case 'namespace-syntax':
    case 'namespace-missing':
    case 'namespace-unseen':
    case 'namespace-going':
      return placeText(fault, t);
    case 'image-space':
    case 'image-scheme':
    case 'image-variables':
    case 'image-upper-case':
    case 'image-tag':
    case 'image-digest':
    case 'image-too-long':
    case 'image-syntax':
    case 'image-short':
    case 'image-latest':
    case 'image-copied':
    case 'image-olm-writes':
      return imageText(fault, t);
    case 'template-unknown':
    case 'template-unresolved':
    case 'template-syntax':
    case 'template-constant':
      return templateText(fault, t);
    case 'address-space':
    case 'address-scheme':
    case 'address-path':
    case 'address-port-missing':
    case 'address-port':
    case 'address-host':
      return addressText(fault, t);
    case 'class-annotation':
    case 'security-unknown':
    case 'security-refused':
    case 'security-default-namespace':
    case 'quantity':
    case 'not-positive':
    case 'path-relative':
      return podText(fault, t);
    default:
      return settingText(fault, t);
  }
}
