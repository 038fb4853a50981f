import type { OperatorDetails } from '~/olm/installed/operatorDetails';

/** One of the Operator's ClusterServiceVersions. */
export type CsvProps = { readonly csv: OperatorDetails['facts']['csvs'][number] };
