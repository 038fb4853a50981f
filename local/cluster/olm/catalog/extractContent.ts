/** `grpcPodConfig.extractContent`: the image is only unpacked, and OLM's own server serves it. */
import { listAt, objectAt, textAt } from '../../kube/json';
import type { JsonObject } from '../../kube/types';
import { OPM_IMAGE, pullPolicyOf, UTILITIES_IMAGE, withContainer } from './registryPodParts';

type Extraction = {
  /** `grpcPodConfig` */
  readonly config: JsonObject;
  /** Of the catalog. */
  readonly image: string;
};

const utilities = { name: 'utilities', mountPath: '/utilities' };
const content = { name: 'catalog-content', mountPath: '/extracted-catalog' };
/** Without a cache in the image, `opm` creates one. */
const temporary = { name: 'tmpdir', mountPath: '/tmp/' };

/** The pod's spec with two init containers; unchanged without extractContent. */
export function extracting(spec: JsonObject, { config, image }: Extraction): JsonObject {
  const wanted = objectAt(config, 'extractContent');
  if (wanted === undefined) return spec;
  const cache = textAt(wanted, 'cacheDir') ?? '';
  const hasCache = cache !== '';
  const volumes = hasCache ? [utilities, content] : [utilities, content, temporary];
  return {
    ...serving(spec, hasCache),
    initContainers: [
      unpacker('extract-utilities', {
        image: UTILITIES_IMAGE,
        command: ['cp'],
        args: ['/bin/copy-content', `${utilities.mountPath}/copy-content`],
        volumeMounts: [utilities],
      }),
      unpacker('extract-content', {
        image,
        imagePullPolicy: pullPolicyOf(image),
        command: [`${utilities.mountPath}/copy-content`],
        args: [
          `--catalog.from=${textAt(wanted, 'catalogDir') ?? ''}`,
          `--catalog.to=${content.mountPath}/catalog`,
          ...(hasCache ? [`--cache.from=${cache}`, `--cache.to=${content.mountPath}/cache`] : []),
        ],
        volumeMounts: [utilities, content],
      }),
    ],
    volumes: volumes.map(({ name }) => ({ name, emptyDir: {} })),
  };
}

function unpacker(name: string, container: JsonObject): JsonObject {
  return {
    name,
    ...container,
    terminationMessagePolicy: 'FallbackToLogsOnError',
    securityContext: { readOnlyRootFilesystem: true },
  };
}

function serving(spec: JsonObject, hasCache: boolean): JsonObject {
  const [container] = listAt(spec, 'containers');
  return withContainer(spec, {
    image: OPM_IMAGE,
    imagePullPolicy: pullPolicyOf(OPM_IMAGE),
    command: ['/bin/opm'],
    args: [
      'serve',
      `${content.mountPath}/catalog`,
      ...(hasCache ? [`--cache-dir=${content.mountPath}/cache`] : []),
    ],
    volumeMounts: hasCache ? [content] : [temporary, content],
    securityContext: {
      ...objectAt(container, 'securityContext'),
      readOnlyRootFilesystem: true,
    },
  });
}
