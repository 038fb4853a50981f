import type { MessageValues } from '~/olm/messages/message';
import type { SourceTrouble, TroubleKind } from '~/sources/rules/sourceTrouble';
import type { Translate } from '~/i18n';
import { IMAGE_TEXTS } from './imageTexts';
import { POD_TEXTS } from './podTexts';

/** What is wrong in the CatalogSource itself. */
export const SPEC_TEXTS = {
  'unknown-type': (t, values) => ({
    title: t('OLM does not know its type'),
    cause: t('The CatalogSource has the type “{{type}}”. OLM knows grpc and configmap.', values),
    remedies: [t('Set the type to grpc, with an image or an address.')],
  }),
  'no-image': (t) => ({
    title: t('It names neither an image nor an address'),
    cause: t('OLM does not know where to get the content of this catalog from.'),
    remedies: [t('Add the image of the catalog, or the address of a server that runs already.')],
  }),
  'no-configmap-name': (t) => ({
    title: t('It names no ConfigMap'),
    cause: t('A catalog of the type configmap takes its content from a ConfigMap.'),
    remedies: [t('Add the name of the ConfigMap, or use a catalog image instead.')],
  }),
  'spec-invalid': (t) => ({
    title: t('OLM refuses what the CatalogSource says'),
    cause: t('As long as it stays as it is, OLM does nothing with it.'),
    remedies: [t('Correct it after OLM’s own words.')],
  }),
  'configmap-missing': (t, values) => ({
    title: t('ConfigMap {{name}} is not there', values),
    cause: t('OLM takes the content of this catalog from that ConfigMap, in the same namespace.'),
    remedies: [
      t('Create the ConfigMap, or correct its name in the CatalogSource.'),
      t('Catalogs from ConfigMaps are of the past: a catalog image does not have this trouble.'),
    ],
  }),
  'configmap-refused': (t) => ({
    title: t('OLM cannot use the ConfigMap'),
    cause: t(
      'OLM notes in the ConfigMap that it belongs to this catalog, and could not write that.',
    ),
    remedies: [t('See whether the ConfigMap is immutable, or protected by a rule of the cluster.')],
  }),
  interval: (t) => ({
    title: t('The poll interval is no duration'),
    cause: t('OLM looks for a newer image every 15 minutes instead. The catalog serves meanwhile.'),
    remedies: [t('Write a number with its unit, as 30m or 1h30m.')],
  }),
  template: (t, values) => ({
    title: t('The template of the image cannot be filled in'),
    cause:
      values['variables'] === ''
        ? t('What “{{template}}” gives is no name of an image.', values)
        : t('OLM knows no value for {{variables}} in “{{template}}”.', values),
    remedies: [
      t(
        'Use kube_major_version, kube_minor_version and kube_patch_version in braces only: they are of Kubernetes, not of OpenShift.',
      ),
      t('Add an image besides: OLM uses that one as long as the template cannot be filled in.'),
    ],
  }),
  'template-kept': (t, values) => ({
    title: t('The template of the image cannot be filled in'),
    cause: t('OLM goes on with {{image}}, and will not follow an update of the cluster.', values),
    remedies: [
      t(
        'Use kube_major_version, kube_minor_version and kube_patch_version in braces only: they are of Kubernetes, not of OpenShift.',
      ),
    ],
  }),
  address: (t, values) => ({
    title: t('Nothing answers at {{address}}', values),
    cause: t(
      'This catalog is served from an address that OLM does not look after: whatever runs there has to be mended there.',
    ),
    remedies: [
      t('See that the server runs, and that the address has its host and its port.'),
      t('See that no NetworkPolicy and no firewall keeps OLM from it.'),
      t('Nothing has to be restarted here: OLM connects again by itself.'),
    ],
  }),
} satisfies Readonly<Record<string, WriteSourceTrouble>>;

/** The server of the catalog ends again and again. */
export const CRASH_TEXTS = {
  crash: (t, values) => ({
    title: t('Its server ends again and again'),
    cause: endText(t, values),
    remedies: [
      t('The end of its log tells why.'),
      t('If it worked before, the image has changed: name the one of before by its digest.'),
    ],
  }),
  'crash-memory': (t, values) => ({
    title: t('Its server runs out of memory'),
    cause: t('Container {{container}} was killed because it took more memory than it may.', values),
    remedies: [
      t('Raise the limit of the namespace (LimitRange), or set a higher memory target.'),
      t('A smaller catalog, mirrored with what is needed only, takes less.'),
    ],
  }),
  'crash-permission': (t, values) => ({
    title: t('Its server may not write its own files'),
    cause: t(
      'Container {{container}} ends because it has no permission. Catalogs that opm before version 4.11 built as SQLite write beside themselves, which they may not with the security context “restricted”.',
      values,
    ),
    remedies: [
      t('Set its security context to “legacy”, in a namespace that enforces “baseline” at most.'),
      t('Build the catalog anew with a recent opm, as a file-based one.'),
    ],
  }),
  'crash-cache': (t) => ({
    title: t('The cache in its image does not fit its content'),
    cause: t('The server checks the cache that was built into the image, and refuses it.'),
    remedies: [
      t('Build the catalog anew: its cache has to be made by the opm that serves it.'),
      t('Or extract its content (extractContent) without a cache directory.'),
    ],
  }),
  'crash-extract': (t, values) => ({
    title: t('Its content cannot be extracted'),
    cause: t(
      'Container {{container}} did not find the catalog in the image, where the pod settings say that it is.',
      values,
    ),
    remedies: [
      t('Correct the directories of “extractContent”: they are /configs and /tmp/cache mostly.'),
      t('Only file-based catalogs can be extracted.'),
    ],
  }),
} satisfies Readonly<Record<string, WriteSourceTrouble>>;

function endText(t: Translate, values: MessageValues): string {
  const { exitCode = '', restarts = '0' } = values;
  const count = Number(restarts);
  return exitCode === ''
    ? t('Container {{container}} was started again {{count}} time.', { ...values, count })
    : t(
        'Container {{container}} ended with code {{exitCode}} and was started again {{count}} time.',
        {
          ...values,
          count,
        },
      );
}

/** The cluster does not let OLM make what the catalog needs. */
export const REFUSED_TEXTS = {
  'refused-security': (t, values) => ({
    title: t('The namespace does not allow its pod'),
    cause: t(
      'Pods of this namespace have to keep to the Pod Security Standard “{{level}}”. The pod of this catalog does not.',
      values,
    ),
    remedies: [
      t(
        'Set its security context to “restricted”. Catalogs that opm before version 4.11 built as SQLite do not run that way.',
      ),
      t(
        'For such a catalog, let the namespace enforce “baseline”: label it pod-security.kubernetes.io/enforce=baseline, and security.openshift.io/scc.podSecurityLabelSync=false.',
      ),
    ],
  }),
  'refused-constraint': (t) => ({
    title: t('No security context constraint allows its pod'),
    cause: t('OpenShift refuses the pod of this catalog before it is made.'),
    remedies: [t('Set its security context to “restricted”, or take away what the pod asks for.')],
  }),
  'refused-quota': (t, values) => ({
    title: t('The quota of the namespace is used up'),
    cause: t('ResourceQuota {{quota}} leaves no room for the pod of this catalog.', values),
    remedies: [t('Raise the quota, or make room in the namespace.')],
  }),
  'refused-priority': (t, values) => ({
    title: t('Priority class {{name}} is not there', values),
    cause: t('The pod of this catalog is to have a priority that the cluster does not know.'),
    remedies: [
      t('Choose one that there is, as system-cluster-critical, or create it.'),
      t(
        'The annotation operatorframework.io/priorityclass counts more than what the pod settings say.',
      ),
    ],
  }),
  'refused-webhook': (t, values) => ({
    title: t('An admission webhook keeps its pod from being made'),
    cause: t('Webhook {{webhook}} refuses the pod of this catalog, or does not answer.', values),
    remedies: [t('Ask whoever keeps that webhook, or make it pass over the namespace.')],
  }),
  'refused-invalid': (t, values) => ({
    title: t('Its pod settings are not valid'),
    cause: t('The cluster refuses the pod of this catalog: {{why}}', values),
    remedies: [t('Correct the pod settings: node selector, tolerations, affinity and memory.')],
  }),
  'refused-terminating': (t) => ({
    title: t('Its namespace is being deleted'),
    cause: t('Nothing can be made there any more.'),
    remedies: [t('Create the catalog in another namespace.')],
  }),
  'registry-error': (t) => ({
    title: t('OLM cannot make what the catalog needs'),
    cause: t('A pod, a Service or a ServiceAccount of this catalog could not be made.'),
    remedies: [t('OLM’s own words name what was refused, and why.')],
  }),
} satisfies Readonly<Record<string, WriteSourceTrouble>>;

type SourceTroubleText = {
  /** What is wrong, in one line. */
  readonly title: string;
  /** Why OLM gets nothing. */
  readonly cause: string;
  /** What helps: one thing per line, the likeliest first. */
  readonly remedies: readonly string[];
};

export type WriteSourceTrouble = (t: Translate, values: MessageValues) => SourceTroubleText;

/** What is wrong with a catalog, and what helps, in words. */
export function sourceTroubleText(
  { kind, values }: SourceTrouble,
  t: Translate,
): SourceTroubleText {
  return TEXTS[kind](t, values);
}

const TEXTS: Readonly<Record<TroubleKind, WriteSourceTrouble>> = {
  ...SPEC_TEXTS,
  ...REFUSED_TEXTS,
  ...IMAGE_TEXTS,
  ...POD_TEXTS,
  ...CRASH_TEXTS,
};
