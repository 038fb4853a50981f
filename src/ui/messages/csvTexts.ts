import type { CsvTrouble } from '~/olm/messages/trouble';
import type { WriteTrouble } from './troubleText';

/** Trouble with what the Operator runs: its Deployments, webhooks and API services. */
type WorkloadTrouble = Extract<
  CsvTrouble,
  | 'deployment-gone'
  | 'deployment-deadline'
  | 'deployment-not-ready'
  | 'install-timeout'
  | 'webhook-service-down'
  | 'api-service-down'
  | 'component-failed'
  | 'component-unhealthy'
  | 'install-check-failed'
>;

const WORKLOAD_TEXTS: Readonly<Record<WorkloadTrouble, WriteTrouble>> = {
  'deployment-gone': (t, values) => ({
    cause: t('Deployment {{deployment}} of the Operator is not there.', values),
    remedy: t(
      'Somebody may have deleted it. OLM creates it again; look who deletes it when this lasts.',
    ),
  }),
  'deployment-deadline': (t, values) => ({
    cause: t('Deployment {{deployment}} did not become available in time.', values),
    remedy: t(
      'Look at its pods: an image that cannot be pulled, no node that takes them, or a container that ends at once.',
    ),
  }),
  'deployment-not-ready': (t, values) => ({
    cause: t('Deployment {{deployment}} is not available yet.', values),
    remedy: t(
      'Look at its pods when this lasts. After five minutes OLM starts the installation again.',
    ),
  }),
  'install-timeout': (t) => ({
    cause: t('The Operator did not become ready within five minutes.'),
    remedy: t('Look at its Deployments and pods. OLM tries again by itself.'),
  }),
  'webhook-service-down': (t) => ({
    cause: t('The Operator’s webhooks are not set up yet.'),
    remedy: t('Look at the pods that serve them when this lasts.'),
  }),
  'api-service-down': (t) => ({
    cause: t('The API service that the Operator brings is not available.'),
    remedy: t('Look at the pods that serve it, and at the APIService.'),
  }),
  'component-failed': (t) => ({
    cause: t('OLM could not create a part of the Operator.'),
    remedy: t('OLM’s words name the part and the reason.'),
  }),
  'component-unhealthy': (t) => ({
    cause: t('The Operator was ready, and a part of it no longer is. OLM installs it again.'),
    remedy: t('Look at its Deployments and pods when this lasts.'),
  }),
  'install-check-failed': (t) => ({
    cause: t('The Operator was installed and does not get ready.'),
    remedy: t('Look at its Deployments and pods.'),
  }),
};

export const CSV_TEXTS: Readonly<Record<CsvTrouble, WriteTrouble>> = {
  ...WORKLOAD_TEXTS,
  ...requirementTexts(),
  ...groupTexts(),
};

type RequirementTrouble =
  | 'kube-version-too-old'
  | 'required-crd-missing'
  | 'required-crd-not-served'
  | 'requirements-lost'
  | 'account-missing'
  | 'account-lacks-rules'
  | 'account-of-another'
  | 'required-api-missing'
  | 'requirements-not-met'
  | 'not-upgradeable'
  | 'condition-outdated';

type GroupTrouble = Exclude<CsvTrouble, RequirementTrouble | WorkloadTrouble>;

function requirementTexts(): Readonly<Record<RequirementTrouble, WriteTrouble>> {
  return {
    'kube-version-too-old': (t, values) => ({
      cause: t('The Operator needs Kubernetes {{wanted}}; this cluster has {{server}}.', values),
      remedy: t('Update the cluster, or install a version of the Operator that supports it.'),
    }),
    'required-crd-missing': (t, values) => ({
      cause: t(
        'The Operator needs {{crd}}, which the cluster does not have or does not serve.',
        values,
      ),
      remedy: t('Install what provides it: the Operator then goes on by itself.'),
    }),
    'required-crd-not-served': (t, values) => ({
      cause: t(
        'The Operator needs {{crd}} in a version that the cluster has but does not serve.',
        values,
      ),
      remedy: t(
        'Another version of an Operator that shares the definition has switched it off. Update the Operator that needs it, or serve the version again.',
      ),
    }),
    'requirements-lost': (t) => ({
      cause: t('Something that the Operator needs was there and is gone.'),
      remedy: t(
        'The requirements of the ClusterServiceVersion say what. When it is back OLM goes on by itself.',
      ),
    }),
    'account-missing': (t, values) => ({
      cause: t('OLM did not find ServiceAccount {{account}} of the Operator.', values),
      remedy: t(
        'The plan may have created it since OLM last looked. Where it is not there, somebody has deleted it: create it again, or uninstall the Operator and install it anew.',
      ),
    }),
    'account-lacks-rules': (t, values) => ({
      cause: t(
        'ServiceAccount {{account}} does not have all rights that the Operator asks for.',
        values,
      ),
      remedy: t(
        'Its roles were changed or deleted, or OLM was not allowed to grant them. Uninstall the Operator and install it again.',
      ),
    }),
    'account-of-another': (t, values) => ({
      cause: t('ServiceAccount {{account}} belongs to another ClusterServiceVersion.', values),
      remedy: t(
        'During an update this passes by itself. Otherwise two Operators of this namespace use the same name.',
      ),
    }),
    'required-api-missing': (t, values) => ({
      cause: t('The Operator needs the API {{api}}, which is not available.', values),
      remedy: t('Install or repair what serves it: the Operator then goes on by itself.'),
    }),
    'requirements-not-met': (t) => ({
      cause: t('Something that the Operator needs is not there.'),
      remedy: t('Look at the requirements of the ClusterServiceVersion.'),
    }),
    'not-upgradeable': (t) => ({
      cause: t('The installed version says that it must not be updated now.'),
      remedy: t(
        'It says why in its OperatorCondition. A cluster administrator can override it there.',
      ),
    }),
    'condition-outdated': (t, values) => ({
      cause: t(
        'The installed version said {{type}}={{status}} before its OperatorCondition was changed. OLM does not rely on that, and waits until it says so anew.',
        values,
      ),
      remedy: t(
        'Restart the Operator’s pods: most say it again when they start. Otherwise a cluster administrator can override it.',
      ),
    }),
  };
}

function groupTexts(): Readonly<Record<GroupTrouble, WriteTrouble>> {
  return {
    'mode-unsupported': (t, values) => ({
      cause: t(
        'The Operator does not support {{mode}}, and the OperatorGroup of this namespace has it watch {{what}}.',
        values,
      ),
      remedy: t(
        'Change which namespaces the OperatorGroup selects, or install into a namespace whose OperatorGroup fits.',
      ),
    }),
    'mode-unsupported-by-group': (t) => ({
      cause: t('The Operator cannot watch the namespaces that the OperatorGroup selects.'),
      remedy: t(
        'Change which namespaces the OperatorGroup selects, or install into a namespace whose OperatorGroup fits.',
      ),
    }),
    'csv-without-group': (t) => ({
      cause: t('The namespace has no OperatorGroup.'),
      remedy: t('Create an OperatorGroup in it: OLM then goes on.'),
    }),
    'csv-with-groups': (t) => ({
      cause: t('The namespace has more than one OperatorGroup, and OLM does not choose.'),
      remedy: t('Remove all but one of them: OLM then goes on.'),
    }),
    'group-selects-nothing': (t) => ({
      cause: t('The OperatorGroup selects no namespace at all.'),
      remedy: t('Check its selector and its target namespaces: those it names may not exist.'),
    }),
    'install-modes-invalid': (t) => ({
      cause: t('The Operator’s install modes contradict each other.'),
      remedy: t('This version is broken. Choose another one, or tell the vendor.'),
    }),
    'api-owned-by-other-group': (t) => ({
      cause: t(
        'An Operator of another OperatorGroup already provides the same APIs for a namespace that both watch.',
      ),
      remedy: t(
        'Uninstall one of the two, or let their OperatorGroups select different namespaces. OLM then goes on.',
      ),
    }),
    'group-is-static': (t) => ({
      cause: t(
        'The OperatorGroup has a fixed list of provided APIs, and this Operator’s are not in it.',
      ),
      remedy: t('Add them to the list, or turn off staticProvidedAPIs in the OperatorGroup.'),
    }),
    'api-owned-by-other-csv': (t) => ({
      cause: t('Another Operator in this namespace already owns an API that this one brings.'),
      remedy: t('Uninstall one of the two.'),
    }),
    'bundle-invalid': (t) => ({
      cause: t('The Operator’s own definition is invalid.'),
      remedy: t('This version is broken. Choose another one, or tell the vendor.'),
    }),
  };
}
