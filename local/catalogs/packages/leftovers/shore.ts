/** What the packages of the shore have in common: one version, and perhaps one API. */
import { type Api, anApi } from '../../build/api';
import { text } from '../../build/fields';
import type { Operator } from '../../build/operator';
import { aChannel, aPackage, type BuiltPackage } from '../../build/package';
import { aWorkshopOperator, plainReleases } from '../updates/workshop';

type Named = Pick<Operator, 'packageName' | 'displayName' | 'summary'>;

/** A package of one version; `own` is what is particular about its operator. */
export function aShorePackage(named: Named, own: Partial<Operator> = {}): BuiltPackage {
  return aPackage(aWorkshopOperator({ ...named, ...own }), {
    channels: [aChannel('stable', '1.0.0')],
    releases: plainReleases('1.0.0'),
  });
}

type ShoreApi = Pick<Api, 'group' | 'kind' | 'description'> & Partial<Pick<Api, 'alsoServed'>>;

/** An API whose objects say what they are for, and nothing else. */
export function aShoreApi(draft: ShoreApi): Api {
  return anApi({
    ...draft,
    spec: { purpose: text('Purpose', 'What it is for.', { required: true }) },
    examples: { first: { purpose: 'to try it' } },
  });
}
