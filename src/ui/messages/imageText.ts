import type { Texts, Translate } from '~/i18n';
import type { ImagePullError } from '~/olm/extensions/imagePullError';

/** Why an image cannot be pulled. */
export function imageCauseText(cause: ImagePullError['cause'], t: Translate): string {
  return CAUSES[cause](t);
}

const CAUSES: Texts<ImagePullError['cause']> = {
  'no-such-image': (t) => t('Image not found'),
  unauthorized: (t) => t('Registry login failed'),
  certificate: (t) => t('Registry certificate not trusted'),
  'no-such-host': (t) => t('Registry not found'),
  unreachable: (t) => t('Registry not responding'),
  other: (t) => t('Unable to pull image'),
};
