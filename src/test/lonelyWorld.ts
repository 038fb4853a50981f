import type { Member, World } from './uninstallWorld';

const ALONE: Member = {
  namespace: 'red',
  owned: ['ants'],
  required: [],
  managed: null,
  hasPlugin: true,
  hasSubscription: true,
};

/** One Operator and an object of its own: nothing keeps anything from being deleted. */
export const LONELY_WORLD: World = {
  members: [ALONE],
  objects: [{ plural: 'ants', name: 'one', namespace: 'red', owner: null, finalizers: [] }],
  isWhole: true,
  isEverywhere: true,
  isBroken: 'no',
  isKept: false,
  strangers: [],
};

/** The second Operator needs what the first owns, so that the objects can be deleted only when both go. */
export const WORLD_OF_TWO: World = {
  ...LONELY_WORLD,
  members: [ALONE, { ...ALONE, owned: [], required: ['ants'], hasPlugin: false }],
};
