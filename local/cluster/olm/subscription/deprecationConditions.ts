/** Deprecation conditions of a Subscription. */
import type { CatalogPackage } from '../../../catalogs/fbc';
import {
  conditionOf,
  withCondition,
  withoutConditions,
  type Condition,
} from '../shared/conditions';
import { timestamp } from '../shared/names';

export type Installed = {
  readonly ofPackage: CatalogPackage | undefined;
  readonly channel: string;
  readonly csv: string;
};

const levels = [
  ['PackageDeprecated', 'olm.package'],
  ['ChannelDeprecated', 'olm.channel'],
  ['BundleDeprecated', 'olm.bundle'],
] as const;

/** One condition per deprecated level, and `Deprecated` with all messages. */
export function withDeprecations(
  conditions: readonly Condition[],
  installed: Installed,
  now: number,
): readonly Condition[] {
  const found = levels.flatMap(([type, schema]) => {
    const message = messageFor(schema, installed);
    return message === undefined ? [] : [{ type, message }];
  });
  const rollup =
    found.length === 0
      ? []
      : [{ type: 'Deprecated', message: found.map(({ message }) => message).join('; ') }];
  const wanted = [...found, ...rollup];
  const stale = [...levels.map(([type]) => type), 'Deprecated'].filter(
    (type) => !wanted.some((each) => each.type === type),
  );
  return wanted.reduce<readonly Condition[]>(
    (all, { type, message }) =>
      conditionOf(all, type)?.['message'] === message
        ? all
        : withCondition(all, {
            lastTransitionTime: timestamp(now),
            message,
            status: 'True',
            type,
          }),
    withoutConditions(conditions, ...stale),
  );
}

function messageFor(schema: string, { ofPackage, channel, csv }: Installed): string | undefined {
  const names: { readonly [schema: string]: string | undefined } = {
    'olm.package': ofPackage?.name,
    'olm.channel': channel,
    'olm.bundle': csv,
  };
  const found = ofPackage?.deprecations.find(
    ({ reference }) =>
      reference.schema === schema && (schema === 'olm.package' || reference.name === names[schema]),
  );
  return found === undefined ? undefined : `${schema}/${names[schema] ?? ''}: ${found.message}`;
}
