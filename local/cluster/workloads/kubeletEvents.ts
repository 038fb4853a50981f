/** Events that a kubelet records for a stage of a pod. */
import { listAt, textAt } from '../kube/json';
import type { KubeObject } from '../kube/types';
import type { EventRecorder } from '../olm/shared/events';
import { containersOf, initContainersOf, type Container } from './behavior';
import type { Images } from './images';
import type { Stage } from './podStatus';

type PodStage = { readonly pod: KubeObject; readonly stage: Stage; readonly images: Images };

type News = readonly [type: 'Normal' | 'Warning', reason: string, message: string];

export function tellStage(record: EventRecorder, podStage: PodStage): void {
  for (const [type, reason, message] of newsOf(podStage)) {
    record({ about: podStage.pod, type, reason, message });
  }
}

function newsOf({ pod, stage, images }: PodStage): readonly News[] {
  const containers = containersOf(pod, images);
  const all = [...initContainersOf(pod, images), ...containers];
  switch (stage.kind) {
    case 'running':
      return isRestarted(pod) ? [] : all.flatMap((container) => started(pod, container));
    case 'pull-failed':
      return all.flatMap((container) => notPulled(container, stage.backOff));
    case 'crashing': {
      const { name, namespace = '', uid = '' } = pod.metadata;
      return containers.map((container) => [
        'Warning',
        'BackOff',
        `Back-off restarting failed container ${container.name} in pod ${name}_${namespace}(${uid})`,
      ]);
    }
    default:
      return [];
  }
}

/** Whether its containers have run before. */
function isRestarted(pod: KubeObject): boolean {
  return listAt(pod, 'status', 'containerStatuses').some(
    (status) => (textAt(status, 'imageID') ?? '') !== '',
  );
}

function started(pod: KubeObject, { name, image }: Container): readonly News[] {
  const specs = [...listAt(pod, 'spec', 'initContainers'), ...listAt(pod, 'spec', 'containers')];
  const spec = specs.find((each) => textAt(each, 'name') === name);
  const pulled: readonly News[] =
    textAt(spec, 'imagePullPolicy') === 'Always'
      ? [
          ['Normal', 'Pulling', `Pulling image "${image}"`],
          [
            'Normal',
            'Pulled',
            `Successfully pulled image "${image}" in 312ms (312ms including waiting). Image size: 412316860 bytes.`,
          ],
        ]
      : [['Normal', 'Pulled', `Container image "${image}" already present on machine`]];
  return [
    ...pulled,
    ['Normal', 'Created', `Created container: ${name}`],
    ['Normal', 'Started', `Started container ${name}`],
  ];
}

function notPulled({ image, pull }: Container, backOff: boolean): readonly News[] {
  if (pull.kind === 'pulled') return [];
  return backOff
    ? [
        ['Normal', 'BackOff', `Back-off pulling image "${image}"`],
        ['Warning', 'Failed', 'Error: ImagePullBackOff'],
      ]
    : [
        ['Normal', 'Pulling', `Pulling image "${image}"`],
        ['Warning', 'Failed', `Failed to pull image "${image}": ${pull.error}`],
        ['Warning', 'Failed', 'Error: ErrImagePull'],
      ];
}
