/** The ClusterServiceVersion, or OLM's copy of it, on whose page of the console operands are created. */
export type CsvPage = { readonly namespace: string; readonly name: string };
