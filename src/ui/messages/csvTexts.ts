import type { CsvTrouble } from '~/olm/messages/trouble';
import type { WriteTrouble } from './troubleText';
import { WORKLOAD_TEXTS, type WorkloadTrouble } from './workloadTexts';

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
