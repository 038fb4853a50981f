/** The values that a person has chosen of each facet: OR within one, AND between them. */
export type Choices<F extends string> = Readonly<Record<F, readonly string[]>>;

/** The choices with one value chosen, or no longer chosen. */
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

/** The values of one facet that a query string names, each once. */
export function choiceIn(params: URLSearchParams, facet: string): readonly string[] {
  return [...new Set(params.getAll(facet))];
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
