import { type OperatorHub, operatorHubModel } from '~/kube/models/operatorHub';
import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import type { Permission } from '~/kube/failure';
import type { ClusterCall, PatchStep } from '~/olm/calls/clusterCall';
import { type DefaultOrigin, defaultNames, switchOf } from './sourceOrigin';

/**
 * The requested change of the default catalogs. Catalogs without an entry remain unchanged, even if another user
 * changes them at the same time.
 */
export type DefaultsChoice = {
  /** `disableAllDefaultSources`; absent: unchanged. */
  readonly isAllOff?: boolean;
  /** Whether a catalog is disabled, by name. */
  readonly isOff: ReadonlyMap<string, boolean>;
};

export const NO_CHOICE: DefaultsChoice = { isOff: new Map() };

export type DefaultSwitch = DefaultOrigin & {
  readonly name: string;
  /** The state is different without the choice. */
  readonly isChanged: boolean;
};

/** The permission that every choice requires. */
export const PATCH_HUB: Permission = {
  verb: 'patch',
  group: operatorHubModel.group,
  resource: operatorHubModel.plural,
  name: 'cluster',
};

/** The state of the default catalogs with a choice, by name, and the setting that decides it (CS-040). */
export function defaultSwitches(
  hub: OperatorHub,
  choice: DefaultsChoice = NO_CHOICE,
): readonly DefaultSwitch[] {
  const chosen = { spec: chosenSpec(hub, choice) };
  return defaultNames(hub)
    .toSorted((one, other) => one.localeCompare(other))
    .map((name) => {
      const after = switchOf(chosen, name);
      return { ...after, name, isChanged: after.isDisabled !== switchOf(hub, name).isDisabled };
    });
}

/** Whether all default catalogs without their own entry are disabled (CS-039). */
export function isAllOff({ spec }: OperatorHub): boolean {
  return recordIn(spec)['disableAllDefaultSources'] === true;
}

/**
 * The change of OperatorHub `cluster` for a choice; `null`: no change. The change is valid only for the spec that was
 * shown, because lists are replaced and not merged, and the changes of other users must not be lost.
 */
export function hubCall(hub: OperatorHub, choice: DefaultsChoice): ClusterCall | null {
  const steps = hubSteps(hub, choice);
  return steps.length === 0
    ? null
    : { kind: 'patch', model: operatorHubModel, object: { name: 'cluster' }, steps };
}

function hubSteps(hub: OperatorHub, choice: DefaultsChoice): readonly PatchStep[] {
  const before = recordIn(hub.spec);
  const after = chosenSpec(hub, choice);
  const changes = FIELDS.flatMap((field) => fieldSteps(field, before, after));
  if (changes.length === 0) return [];
  // A path exists only if its parent exists.
  return isObject(hub.spec)
    ? [{ op: 'test', path: '/spec', value: hub.spec }, ...changes]
    : [...absenceTest(hub), { op: 'add', path: '/spec', value: after }];
}

const FIELDS = ['disableAllDefaultSources', 'sources'] as const;

function fieldSteps(
  field: (typeof FIELDS)[number],
  before: JsonRecord,
  after: JsonRecord,
): readonly PatchStep[] {
  const path = `/spec/${field}`;
  const value = after[field];
  if (JSON.stringify(before[field]) === JSON.stringify(value)) return [];
  return value === undefined ? [{ op: 'remove', path }] : [{ op: 'add', path, value }];
}

/** A patch cannot test that there is no spec. The generation increases with every change of a spec. */
function absenceTest({ metadata, ...hub }: OperatorHub): readonly PatchStep[] {
  const spec: unknown = hub.spec;
  if (spec === null) return [{ op: 'test', path: '/spec', value: null }];
  const { generation, resourceVersion } = metadata;
  if (generation !== undefined) {
    return [{ op: 'test', path: '/metadata/generation', value: generation }];
  }
  return resourceVersion === undefined
    ? []
    : [{ op: 'test', path: '/metadata/resourceVersion', value: resourceVersion }];
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Only changed members are written: a flag that remains off keeps its spelling. */
function chosenSpec(hub: OperatorHub, choice: DefaultsChoice): JsonRecord {
  const { disableAllDefaultSources: flag, sources, ...others } = recordIn(hub.spec);
  const wasAllOff = flag === true;
  const willBeAllOff = choice.isAllOff ?? wasAllOff;
  const entries = listIn(sources);
  const chosen = chosenEntries(entries, choice.isOff, willBeAllOff);
  const isUntouched =
    chosen.length === entries.length && chosen.every((one, i) => one === entries[i]);
  return {
    ...others,
    ...(willBeAllOff === wasAllOff ? given('disableAllDefaultSources', flag) : {}),
    ...(willBeAllOff && !wasAllOff ? { disableAllDefaultSources: true } : {}),
    ...(isUntouched ? given('sources', sources) : chosen.length > 0 ? { sources: chosen } : {}),
  };
}

function given(field: string, value: unknown): JsonRecord {
  return value === undefined ? {} : { [field]: value };
}

/**
 * An entry is written only if it differs from `disableAllDefaultSources`. Of several entries with one name, the last
 * counts and remains. Unknown entries keep their position.
 */
function chosenEntries(
  entries: readonly unknown[],
  isOff: DefaultsChoice['isOff'],
  isOtherwiseOff: boolean,
): readonly unknown[] {
  const names = entries.map((entry) => recordIn(entry)['name']);
  const kept = entries.flatMap((entry, index) => {
    const name = names[index];
    const disabled = typeof name === 'string' ? isOff.get(name) : undefined;
    if (disabled === undefined) return [entry];
    if (disabled === isOtherwiseOff || names.lastIndexOf(name) !== index) return [];
    const fields = recordIn(entry);
    return fields['disabled'] === disabled ? [entry] : [{ ...fields, disabled }];
  });
  const added = [...isOff]
    .filter(([name, disabled]) => disabled !== isOtherwiseOff && !names.includes(name))
    .map(([name, disabled]) => ({ name, disabled }));
  return [...kept, ...added];
}

/** The progress of OpenShift in applying the settings of the default catalogs. */
export type DefaultsProgress = {
  /** Catalogs that OpenShift has not changed yet. */
  readonly waiting: readonly string[];
  /** Catalogs that OpenShift could not change, with its message. */
  readonly failed: readonly { readonly name: string; readonly message: string }[];
};

export function defaultsProgress(hub: OperatorHub): DefaultsProgress {
  const reported = listIn(recordIn(hub.status)['sources']).map(recordIn);
  const own = defaultNames(hub).flatMap((name) => {
    const found = reported.find((source) => source['name'] === name);
    return found === undefined ? [] : [{ name, found }];
  });
  return {
    waiting: own
      .filter(({ name, found }) => (found['disabled'] === true) !== switchOf(hub, name).isDisabled)
      .map(({ name }) => name),
    failed: own
      .filter(({ found }) => found['status'] === 'Error')
      .map(({ name, found }) => ({ name, message: textIn(found['message']) ?? '' })),
  };
}

/** Entries for catalogs that OpenShift does not provide. OpenShift ignores them. */
export function unknownEntries(hub: OperatorHub): readonly string[] {
  const known = defaultNames(hub);
  const names = listIn(recordIn(hub.spec)['sources']).flatMap(
    (entry) => textIn(recordIn(entry)['name']) ?? [],
  );
  return [...new Set(names)].filter((name) => !known.includes(name));
}

/** A setting that differs from the one that was shown. */
export type HubChange = {
  /** `null`: `disableAllDefaultSources`. */
  readonly name: string | null;
  readonly isDisabled: boolean;
};

/** The changes by other users between two versions of the OperatorHub. */
export function hubChanges(before: OperatorHub, now: OperatorHub): readonly HubChange[] {
  const switches = defaultNames(now).flatMap((name) => {
    const { isDisabled } = switchOf(now, name);
    return isDisabled === switchOf(before, name).isDisabled ? [] : [{ name, isDisabled }];
  });
  const all = isAllOff(now);
  return all === isAllOff(before) ? switches : [{ name: null, isDisabled: all }, ...switches];
}
