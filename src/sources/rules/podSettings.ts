import type { CatalogSource } from '~/kube/models/olm';
import type { Pod } from '~/kube/models/workloads';
import { listIn, recordIn, textIn, textMapIn } from '~/kube/json';

/** The settings of a catalog's pod and their origin. */
export type PodSettings = {
  readonly priorityClass: PriorityClass;
  /** `null`: not set; OLM uses the namespace's enforced level, or legacy. */
  readonly securityContext: string | null;
  /** `null`: not set, so that OLM's default applies: `kubernetes.io/os=linux` (CS-018). */
  readonly nodeSelector: Readonly<Record<string, string>> | null;
  /** `null`: not set, without a default (CS-018). */
  readonly tolerations: readonly string[] | null;
  readonly hasAffinity: boolean;
  /** A quantity. */
  readonly memoryTarget: string | null;
  readonly extractContent: { readonly catalogDir: string; readonly cacheDir: string } | null;
};

export type PriorityClass = {
  /** Empty: explicitly the default priority of the cluster (CS-016); `null`: not set. */
  readonly stated: string | null;
  /** The annotation takes precedence over the field (CS-020). */
  readonly by: 'annotation' | 'field' | 'nobody';
  /** The value of the field that the annotation overrides; `null`: none. */
  readonly overruled: string | null;
  /** The priority class of the running pod; `null`: no visible pod. */
  readonly running: string | null;
};

/**
 * The settings of `spec.grpcPodConfig` as OLM applies them. Source: `Pod` in OLM's registry/reconciler/reconciler.go.
 * @param pod the serving one, if visible
 */
export function podSettings({ metadata, spec }: CatalogSource, pod: Pod | null): PodSettings {
  const fields = recordIn(recordIn(spec)['grpcPodConfig']);
  const extract = recordIn(fields['extractContent']);
  const { memoryTarget } = fields;
  return {
    priorityClass: priorityClassOf(metadata.annotations, fields['priorityClassName'], pod),
    securityContext: textIn(fields['securityContextConfig']),
    nodeSelector: fields['nodeSelector'] === undefined ? null : textMapIn(fields['nodeSelector']),
    tolerations:
      fields['tolerations'] === undefined
        ? null
        : listIn(fields['tolerations']).map(tolerationText),
    hasAffinity: fields['affinity'] !== undefined && fields['affinity'] !== null,
    memoryTarget: typeof memoryTarget === 'number' ? String(memoryTarget) : textIn(memoryTarget),
    extractContent:
      fields['extractContent'] === undefined
        ? null
        : {
            catalogDir: textIn(extract['catalogDir']) ?? '',
            cacheDir: textIn(extract['cacheDir']) ?? '',
          },
  };
}

/** The annotation that preceded the field. */
export const PRIORITY_ANNOTATION = 'operatorframework.io/priorityclass';

function priorityClassOf(
  annotations: CatalogSource['metadata']['annotations'],
  field: unknown,
  pod: Pod | null,
): PriorityClass {
  const annotated = textIn(recordIn(annotations)[PRIORITY_ANNOTATION]);
  const named = typeof field === 'string' ? field : null;
  const running = pod === null ? null : (textIn(recordIn(pod.spec)['priorityClassName']) ?? '');
  if (annotated !== null) {
    return { stated: annotated, by: 'annotation', overruled: named, running };
  }
  return { stated: named, by: named === null ? 'nobody' : 'field', overruled: null, running };
}

/** In the notation of `kubectl describe`: `key=value:NoSchedule`. */
function tolerationText(item: unknown): string {
  const toleration = recordIn(item);
  const key = textIn(toleration['key']) ?? '*';
  const value = textIn(toleration['value']);
  const effect = textIn(toleration['effect']);
  const seconds = toleration['tolerationSeconds'];
  return [
    value === null ? key : `${key}=${value}`,
    effect === null ? '' : `:${effect}`,
    typeof seconds === 'number' ? ` ${seconds}s` : '',
  ].join('');
}
