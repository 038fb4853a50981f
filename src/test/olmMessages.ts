/** The parsed form of OLM's messages, for table tests. */
import { expect } from 'vitest';
import { type Meaning, type MeaningKind, meaningIn } from '~/olm/messages/meaning';
import type { ResourceModel } from '~/kube/models/meta';

export type MessageCase = readonly [
  expected: MeaningKind,
  message: string,
  /** Some of the parsed values. */
  values?: Readonly<Record<string, string>>,
  /** `Kind namespace name` of all objects in the message. */
  objects?: readonly string[],
  reason?: string,
];

/** A message from a public issue: its place and its meaning. */
export type Quoted = readonly [
  where: string,
  meaning: MeaningKind,
  message: string,
  reason?: string,
];

/** The meaning of a message in the status of team-a/quill. */
export function meaningOf(model: ResourceModel, message: string, reason = ''): Meaning | null {
  return meaningIn({ by: { model, namespace: 'team-a', name: 'quill' }, reason, message });
}

export function expectMeaning(
  model: ResourceModel,
  [expected, message, values = {}, objects, reason]: MessageCase,
): void {
  const found = meaningOf(model, message, reason);
  expect(found?.kind).toBe(expected);
  expect(found?.values).toMatchObject(values);
  if (objects === undefined) return;
  const names = found?.objects.map(({ model: { kind }, namespace, name }) =>
    [kind, namespace ?? '', name].join(' '),
  );
  expect(names).toEqual(objects);
}
