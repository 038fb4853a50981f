import { danger, isDanger } from '~/olm/finding';
import { catalogSourceModel } from '~/kube/models/olm';
import { type JsonRecord, recordIn } from '~/kube/json';
import { readYaml, yamlOf } from '~/config/rules/configYaml';
import { type ConfigFinding } from '~/config/rules/configFinding';
import { differences, type Shape } from '~/config/rules/configShape';
import { sourceFormOf } from './readSource';
import type { SourceDraft } from './sourceDraft';
import type { SourceForm } from './sourceForm';
import { sourceManifest } from './sourceManifest';

/** The YAML of the catalog, if the user did not edit it. */
export function sourceYaml(form: SourceForm): string {
  return yamlOf(sourceManifest(form));
}

/** The draft after its YAML was edited. Invalid text is kept, and the form does not change. */
export function withSourceYaml(draft: SourceDraft, text: string, isStored: boolean): SourceDraft {
  const read = readYaml(text);
  if ('finding' in read) return { ...draft, typed: { text, findings: [read.finding] } };
  const value = read.value ?? {};
  const findings = [
    ...differences(value, SOURCE_SHAPE, '').filter(isDanger),
    ...identityFindings(recordIn(value), isStored ? draft.form : null),
  ];
  if (findings.length > 0) return { ...draft, typed: { text, findings } };
  return { ...draft, form: sourceFormOf(value), typed: { text, findings } };
}

/** The kind must be CatalogSource, and an existing one keeps its name and namespace. */
function identityFindings(value: JsonRecord, stored: SourceForm | null): readonly ConfigFinding[] {
  const { group, version, kind } = catalogSourceModel;
  const { name, namespace } = recordIn(value['metadata']);
  return [
    ...onlyOne('apiVersion', value['apiVersion'], `${group}/${version}`),
    ...onlyOne('kind', value['kind'], kind),
    ...typeFindings(recordIn(value['spec'])['sourceType']),
    ...(stored === null ? [] : onlyOne('metadata.name', name, stored.name)),
    ...(stored === null ? [] : onlyOne('metadata.namespace', namespace, stored.namespace)),
  ];
}

/** The API accepts any type, but OLM rejects others with SpecInvalidError. */
function typeFindings(type: unknown): readonly ConfigFinding[] {
  const isKnown = type === undefined || SOURCE_TYPES.some((one) => one === type);
  return isKnown
    ? []
    : [danger({ path: 'spec.sourceType', kind: 'not-one-of', allowed: SOURCE_TYPES })];
}

const SOURCE_TYPES = ['grpc', 'configmap', 'internal'] as const;

function onlyOne(path: string, value: unknown, allowed: string): readonly ConfigFinding[] {
  return value === allowed ? [] : [danger({ path, kind: 'not-one-of', allowed: [allowed] })];
}

/** The schema of a CatalogSource in its CustomResourceDefinition (operators.coreos.com/v1alpha1). */
const SOURCE_SHAPE: Shape = {
  members: {
    apiVersion: 'text',
    kind: 'text',
    metadata: {
      members: {
        name: 'text',
        namespace: 'text',
        labels: { map: 'text' },
        annotations: { map: 'text' },
      },
      required: ['name', 'namespace'],
    },
    spec: {
      members: {
        sourceType: 'text',
        displayName: 'text',
        description: 'text',
        publisher: 'text',
        icon: {
          members: { base64data: 'text', mediatype: 'text' },
          required: ['base64data', 'mediatype'],
        },
        image: 'text',
        address: 'text',
        configMap: 'text',
        priority: 'number',
        secrets: { list: 'text' },
        updateStrategy: {
          members: { registryPoll: { members: { interval: 'text' } } },
          // The API accepts it without this field, but OLM dereferences it (`UnmarshalJSON` of UpdateStrategy in
          // operator-framework/api's catalogsource_types.go).
          required: ['registryPoll'],
        },
        grpcPodConfig: {
          members: {
            nodeSelector: { map: 'text' },
            tolerations: {
              list: {
                members: {
                  key: 'text',
                  operator: 'text',
                  value: 'text',
                  effect: 'text',
                  tolerationSeconds: 'number',
                },
              },
            },
            affinity: 'object',
            priorityClassName: 'text',
            securityContextConfig: 'text',
            memoryTarget: 'quantity',
            extractContent: {
              members: { catalogDir: 'text', cacheDir: 'text' },
              required: ['catalogDir'],
            },
          },
        },
      },
      required: ['sourceType'],
    },
  },
  required: ['metadata', 'spec'],
};
