/** Common parts of the shore packages: one version, and optionally one API. */
import { type Api, anApi } from '../../build/api';
import { text } from '../../build/fields';
import type { Operator } from '../../build/operator';
import { aChannel, aPackage, type BuiltPackage } from '../../build/package';
import { aWorkshopOperator, plainReleases } from '../updates/workshop';

type Named = Pick<Operator, 'packageName' | 'displayName' | 'summary'>;

/** A package of one version; `own` is its Operator's specific part. */
export function aShorePackage(named: Named, own: Partial<Operator> = {}): BuiltPackage {
  return aPackage(aWorkshopOperator({ ...named, ...own }), {
    channels: [aChannel('stable', '1.0.0')],
    releases: plainReleases('1.0.0'),
  });
}

type ShoreApi = Pick<Api, 'group' | 'kind' | 'description'> & Partial<Pick<Api, 'alsoServed'>>;

/** An API whose operands have only a purpose. */
export function aShoreApi(draft: ShoreApi): Api {
  return anApi({
    ...draft,
    spec: { purpose: text('Purpose', 'What it is for.', { required: true }) },
    examples: { first: { purpose: 'to try it' } },
  });
}
