/** `controllers/common_controller.go`: SetDeprecationStatus. */
import type { Deprecation } from '../../../catalogs/fbc';
import { textsAt } from '../../kube/json';
import type { KubeObject } from '../../kube/types';
import type { Condition } from '../conditions';
import type { Installed } from '../resolver/resolve';

/** @param known deprecations of the catalog; `undefined`: unknown */
export function deprecationConditions(
  extension: KubeObject,
  installed: Installed | undefined,
  known: readonly Deprecation[] | undefined,
): readonly Condition[] {
  const channels = textsAt(extension.spec, 'source', 'catalog', 'channels');
  const texts = (schema: string, isMeant: (name: string) => boolean): readonly string[] =>
    (known ?? [])
      .filter(({ reference }) => reference.schema === schema && isMeant(reference.name ?? ''))
      .map(({ message }) => message);
  const ofPackage = texts('olm.package', () => true);
  const ofChannels = texts(
    'olm.channel',
    (name) => channels.length === 0 || channels.includes(name),
  );
  const ofBundle = texts('olm.bundle', (name) => name === installed?.name);
  const isKnown = known !== undefined;
  return [
    condition('Deprecated', [...ofPackage, ...ofChannels, ...ofBundle], isKnown),
    condition('PackageDeprecated', ofPackage, isKnown),
    condition('ChannelDeprecated', ofChannels, isKnown),
    installed === undefined
      ? {
          type: 'BundleDeprecated',
          status: 'Unknown',
          reason: 'Absent',
          message: 'no bundle installed yet',
        }
      : condition('BundleDeprecated', ofBundle, isKnown),
  ];
}

function condition(type: string, texts: readonly string[], isKnown: boolean): Condition {
  if (!isKnown) {
    const message = 'deprecation status unknown: catalog data unavailable';
    return { type, status: 'Unknown', reason: 'DeprecationStatusUnknown', message };
  }
  const subject = type.replace('Deprecated', '').toLowerCase();
  return texts.length > 0
    ? { type, status: 'True', reason: 'Deprecated', message: texts.join('\n') }
    : {
        type,
        status: 'False',
        reason: 'NotDeprecated',
        message: `${subject} not deprecated`.trimStart(),
      };
}
