import { type FacetTexts, type ListTexts, textsOf } from '~/ui/lists/listTexts';
import type { LeftoverKind } from '~/remove/rules/leftovers/leftover';
import type { LEFTOVERS } from '~/remove/rules/leftovers/leftoverList';
import { LEFTOVER_KINDS } from '~/remove/rules/leftovers/leftoverKinds';
import type { Severity } from '~/remove/rules/leftovers/severity';
import type { Translate } from '~/i18n';

/** What a leftover is, in words. */
export function kindText(kind: LeftoverKind, t: Translate): string {
  switch (kind) {
    case 'broken-webhook':
      return t('Webhook without its Service');
    case 'broken-conversion':
      return t('Conversion without its Service');
    case 'broken-api-service':
      return t('API without its Service');
    case 'terminating-namespace':
      return t('Namespace that cannot end');
    case 'orphan-csv':
      return t('Version without Subscription');
    case 'ownerless-definition':
      return t('API without Operator');
    case 'empty-operator':
      return t('Operator without components');
    case 'ownerless-right':
      return t('Rights of an Operator that is gone');
    case 'unpack-job':
      return t('Job that unpacks a bundle');
    case 'unpack-config-map':
      return t('Contents of a bundle');
    case 'unused-operator-group':
      return t('OperatorGroup without Operators');
  }
}

/** What it does to others while it is there. */
export function harmText(kind: LeftoverKind, t: Translate): string {
  switch (kind) {
    case 'broken-webhook':
      return t('The API server asks it about requests, and nobody answers.');
    case 'broken-conversion':
      return t('Its objects cannot be read in every version, and cannot be deleted.');
    case 'broken-api-service':
      return t('Discovery waits for it, and no namespace of the cluster can be deleted.');
    case 'terminating-namespace':
      return t('It goes by itself as soon as nothing holds it any more.');
    case 'orphan-csv':
      return t('It keeps its package from being installed again in this namespace.');
    case 'ownerless-definition':
      return t('Nothing by itself: its custom resources are stored, and no Operator acts on them.');
    case 'empty-operator':
      return t('It is only OLM’s list of what belongs to a package.');
    case 'ownerless-right':
      return t('It gives rights to somebody who is not there.');
    case 'unpack-job':
    case 'unpack-config-map':
      return t('OLM makes it again when it needs it.');
    case 'unused-operator-group':
      return t('A second one would keep every Operator of the namespace from being installed.');
  }
}

/** What is gone with it, besides itself. The custom resources of an API are counted elsewhere. */
export function lossText(
  kind: Exclude<LeftoverKind, 'ownerless-definition'>,
  t: Translate,
): string {
  switch (kind) {
    case 'broken-webhook':
      return t('Nothing: nobody answers it.');
    case 'broken-conversion':
      return t('Nothing. From then on objects are read in every version as they are stored.');
    case 'broken-api-service':
      return t('Nothing: nobody serves this API.');
    case 'terminating-namespace':
      return t('Everything in it, as it was decided when it was deleted.');
    case 'orphan-csv':
      return t(
        'What this version runs: its Deployments, Services and rights. Its APIs and custom resources stay.',
      );
    case 'empty-operator':
      return t('Nothing: OLM only lists in it what belongs to a package.');
    case 'ownerless-right':
      return t('Rights of accounts whose Operator is gone.');
    case 'unpack-job':
    case 'unpack-config-map':
      return t('Nothing: OLM unpacks the bundle again when it needs it.');
    case 'unused-operator-group':
      return t(
        'Nothing. OLM installs nothing in this namespace before it has an OperatorGroup again.',
      );
  }
}

export function severityTitle(severity: Severity, t: Translate): string {
  switch (severity) {
    case 'breaks':
      return t('Breaks the cluster');
    case 'blocks':
      return t('Blocks');
    case 'room':
      return t('Takes up room');
  }
}

export function severityText(severity: Severity, t: Translate): string {
  switch (severity) {
    case 'breaks':
      return t('Requests of others fail or hang because of these. Clean them up first.');
    case 'blocks':
      return t('These keep something from being installed again, or from being deleted.');
    case 'room':
      return t('These do no harm. Custom resources of an API are deleted with it.');
  }
}

export function leftoverTexts(t: Translate): ListTexts {
  return {
    find: t('Find by name, kind, namespace or package'),
    placeholder: t('Find a leftover'),
    facets: {
      kind: { title: t('Kind'), values: textsOf(LEFTOVER_KINDS, (kind) => kindText(kind, t)) },
      package: { title: t('Former package') },
      namespace: { title: t('Namespace') },
      origin: {
        title: t('Origin'),
        values: { olm: t('Made by OLM'), unknown: t('Origin unknown') },
      },
    } satisfies Record<keyof (typeof LEFTOVERS)['facets'], FacetTexts>,
  };
}

/** @param milliseconds negative when clocks differ */
export function ageText(milliseconds: number, t: Translate): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (Number.isNaN(minutes)) return '–';
  if (minutes < 1) return t('less than 1 min');
  if (minutes < 60) return t('{{minutes}} min', { minutes });
  if (minutes < 24 * 60) return t('{{hours}} h', { hours: Math.floor(minutes / 60) });
  return t('{{count}} day', { count: Math.floor(minutes / (24 * 60)) });
}
