import { fromJS, Map as ImmutableMap } from 'immutable';

/** `fromJS` and `isMap` of immutable 3.8 are untyped: these narrow. */
export function isMap(value: unknown): value is ImmutableMap<string, unknown> {
  return ImmutableMap.isMap(value);
}

export function deepMap(value: object): ImmutableMap<string, unknown> {
  const converted: unknown = fromJS(value);
  return isMap(converted) ? converted : ImmutableMap<string, unknown>();
}

/** The map at a path; an empty one where there is none. */
export function mapAt(
  tree: ImmutableMap<string, unknown>,
  ...path: readonly string[]
): ImmutableMap<string, unknown> {
  const found: unknown = tree.getIn([...path]);
  return isMap(found) ? found : ImmutableMap<string, unknown>();
}
