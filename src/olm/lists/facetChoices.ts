/** The selected values of each facet: OR within a facet, AND between facets. */
export type Choices<F extends string> = Readonly<Record<F, readonly string[]>>;

/** A stable value for the URL and its label. The view translates the values of the plugin. */
export type LabeledValue = { readonly value: string; readonly label: string };

export function labeled(value: LabeledValue | string): LabeledValue {
  return typeof value === 'string' ? { value, label: value } : value;
}

/** Selects a value, or removes it from the selection. */
export function toggledChoice<F extends string>(
  choices: Choices<F>,
  facet: F,
  value: string,
): Choices<F> {
  const before = choices[facet];
  const after = before.includes(value)
    ? before.filter((chosen) => chosen !== value)
    : [...before, value];
  return { ...choices, [facet]: after };
}

/** The values of a facet in a query string, each once. An empty one is no choice. */
export function choiceIn(params: URLSearchParams, facet: string): readonly string[] {
  return [...new Set(params.getAll(facet))].filter((value) => value !== '');
}

/** Writes the choices into a query string, in the order of the facets. */
export function writeChoices<F extends string>(
  params: URLSearchParams,
  facets: readonly F[],
  choices: Choices<F>,
): void {
  for (const facet of facets) {
    for (const value of choices[facet]) params.append(facet, value);
  }
}
