import type { Member, World } from './uninstallWorld';

const ALONE: Member = {
  namespace: 'red',
  owned: ['ants'],
  required: [],
  managed: null,
  hasPlugin: true,
  hasSubscription: true,
};

/** One Operator with one operand, all of which can be deleted. */
export const LONELY_WORLD: World = {
  members: [ALONE],
  objects: [{ plural: 'ants', name: 'one', namespace: 'red', owner: null, finalizers: [] }],
  isWhole: true,
  isEverywhere: true,
  isBroken: 'no',
  isKept: false,
  strangers: [],
};

/** The second Operator requires the API of the first, so that the operands can be deleted only if both are uninstalled. */
export const WORLD_OF_TWO: World = {
  ...LONELY_WORLD,
  members: [ALONE, { ...ALONE, owned: [], required: ['ants'], hasPlugin: false }],
};
