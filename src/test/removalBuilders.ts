import type { Sight } from '~/domain/removal/removalSight';
import type { RemovalStage, RemovalStep } from '~/domain/removal/removalStep';
import type { ResourceModel } from '~/models/meta';

export const databaseModel: ResourceModel = {
  group: 'acme.example.com',
  version: 'v1',
  kind: 'Database',
  plural: 'databases',
  namespaced: true,
};

type Deletion = {
  readonly name: string;
  readonly stage?: RemovalStage;
  readonly namespace?: string;
  readonly uid?: string | null;
  readonly model?: ResourceModel;
};

/** A step that deletes one object; by uid, which is `uid-` and its name, where nothing else is said. */
export function aDeletion({ name, stage = 'operands', namespace = 'team-a', ...more }: Deletion) {
  const { uid = `uid-${name}`, model = databaseModel } = more;
  return {
    id: `delete/${name}`,
    stage,
    action: {
      kind: 'delete',
      call: { kind: 'delete', model, object: { name, namespace }, uid },
    },
  } as const satisfies RemovalStep;
}

/** What is seen of an object that is being deleted. */
export function aDyingSight(uid: string, finalizers: readonly string[] = []): Sight {
  return {
    kind: 'present',
    uid,
    deletingSince: '2026-11-21T20:00:00Z',
    finalizers,
    conditions: [],
  };
}
