import type { OperatorDetails } from '~/domain/installed/operatorDetails';

/** One of the Operator's ClusterServiceVersions. */
export type CsvProps = { readonly csv: OperatorDetails['facts']['csvs'][number] };
