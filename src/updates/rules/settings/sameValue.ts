/** Whether two values are equal JSON. The order of fields does not count. */
export function isSameJson(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

function textOf(value: unknown): string {
  // In an object, because `undefined` alone has no JSON.
  return JSON.stringify({ value }, (_, member: unknown) => inOrder(member));
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
