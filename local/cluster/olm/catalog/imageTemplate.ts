/** The annotation `olm.catalogImageTemplate`, from which OLM sets `spec.image` (CS-030…032). */
import type { Controller, ClusterClient, KubeObject } from '../../kube/types';
import { GIT_VERSION, versionInfo } from '../../kube/meta/version';
import { textAt } from '../../kube/json';
import { eventController, watchLiving } from '../../workloads/eventController';
import { keyOf, refOfKey } from '../../workloads/eventQueue';
import { conditionOf, conditionsOf, withCondition, withoutConditions } from '../shared/conditions';
import { CATALOG_SOURCES, timestamp } from '../shared/names';
import { changeStatus } from '../shared/statusWrite';

const ANNOTATION = 'olm.catalogImageTemplate';
const RESOLVED = 'TemplatesHaveResolved';
const IMAGE = 'ResolvedImage';
const noticeMilliseconds = 10;

export const imageTemplateController: Controller = eventController({
  name: 'catalog-template',
  delay: noticeMilliseconds,
  begin: ({ client, clock, queue }) => ({
    reconcile: (key) => {
      const source = client.get(refOfKey(CATALOG_SOURCES, key));
      if (source !== undefined) resolveTemplate(client, source, timestamp(clock.now()));
    },
    first: client.list(CATALOG_SOURCES).map(keyOf),
    watches: [watchLiving(queue, CATALOG_SOURCES)],
  }),
});

function resolveTemplate(client: ClusterClient, source: KubeObject, now: string): void {
  const ref = refOfKey(CATALOG_SOURCES, keyOf(source));
  const template = source.metadata.annotations?.[ANNOTATION] ?? '';
  if (template === '') {
    changeStatus(client, ref, (status, object) =>
      conditionsOf(object).length === 0
        ? status
        : { ...status, conditions: withoutConditions(conditionsOf(object), RESOLVED, IMAGE) },
    );
    return;
  }
  const { image, problem } = resolved(template);
  if (problem === undefined && textAt(source, 'spec', 'image') !== image) {
    client.mergePatch(ref, { spec: { image } });
    return;
  }
  const result = {
    status: problem === undefined ? 'True' : 'False',
    reason: problem === undefined ? 'AllTemplatesResolved' : 'UnableToResolve',
  };
  const message = problem ?? 'catalog image reference was successfully resolved';
  changeStatus(client, ref, (status, object) => ({
    ...status,
    conditions: [
      { type: RESOLVED, message, ...result },
      { type: IMAGE, message: image, ...result },
    ].reduce((conditions, next) => {
      const before = conditionOf(conditions, next.type);
      const since = before?.status === next.status ? before['lastTransitionTime'] : now;
      return withCondition(conditions, { ...next, lastTransitionTime: since ?? now });
    }, conditionsOf(object)),
  }));
}

const VARIABLE = /\{kube_(?:major|minor|patch)_version\}|\{group:.*?,jsonpath:\{.*?\}\}/gu;
/** Image references that distribution's `reference.Parse` accepts. */
const REFERENCE =
  /^(?:[a-zA-Z\d](?:[a-zA-Z\d.-]*[a-zA-Z\d])?(?::\d+)?\/)?[a-z\d]+(?:(?:[._]|__|-+)[a-z\d]+)*(?:\/[a-z\d]+(?:(?:[._]|__|-+)[a-z\d]+)*)*(?::\w[\w.-]{0,127})?(?:@[a-z\d]+:[\da-f]{32,})?$/u;

function resolved(template: string): { readonly image: string; readonly problem?: string } {
  const unresolved: string[] = [];
  const image = template.replaceAll(VARIABLE, (variable) => {
    const value = valueOf(variable);
    if (value === undefined) unresolved.push(variable);
    return value ?? variable;
  });
  const quoted = unresolved.map((variable) => `"${variable}"`).join(', ');
  const causes = [
    ...(unresolved.length === 0 ? [] : [`variable(s) ${quoted} could not be resolved`]),
    ...(REFERENCE.test(image) ? [] : ['one or more template(s) has improper syntax']),
  ];
  return causes.length === 0
    ? { image }
    : {
        image,
        problem: `cannot construct catalog image reference, because ${causes.join(' and ')}`,
      };
}

/** Only `gitVersion` contains the patch version. */
function valueOf(variable: string): string | undefined {
  const version = versionInfo();
  switch (variable) {
    case '{kube_major_version}':
      return textAt(version, 'major');
    case '{kube_minor_version}':
      return textAt(version, 'minor');
    case '{kube_patch_version}':
      return /^v\d+\.\d+\.(\d+)/u.exec(GIT_VERSION)?.[1];
    default:
      return undefined;
  }
}
