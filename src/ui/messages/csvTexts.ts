import type { MeaningTexts } from './meaningText';

/** Problems of the Operator's workload: Deployments, webhooks and API services. */
const WORKLOAD_TEXTS = {
  'deployment-gone': (t, values) => ({
    cause: t('Deployment {{deployment}} does not exist.', values),
  }),
  'deployment-deadline': (t, values) => ({
    cause: t('Deployment {{deployment}} did not become available in time.', values),
    remedy: t('Check the pods for image pull errors, scheduling failures, or crashing containers.'),
  }),
  'deployment-not-ready': (t, values) => ({
    cause: t('Deployment {{deployment}} is not available yet.', values),
    remedy: t(
      'If the problem persists, check the Operator pods. OLM restarts the installation after five minutes.',
    ),
  }),
  'install-timeout': (t) => ({
    cause: t('The Operator did not become ready within five minutes.'),
  }),
  'webhook-service-down': (t) => ({
    cause: t('The Operator’s webhooks are not set up yet.'),
  }),
  'api-service-down': (t) => ({
    cause: t('The APIService of the Operator is not available.'),
  }),
  'component-failed': (t) => ({
    cause: t('OLM could not create a resource of the Operator.'),
  }),
  'component-unhealthy': (t) => ({
    cause: t('A resource of the Operator is no longer ready. OLM reinstalls it.'),
  }),
  'install-check-failed': (t) => ({
    cause: t('The Operator is installed but does not become ready.'),
  }),
} satisfies MeaningTexts;

export const CSV_TEXTS = {
  ...WORKLOAD_TEXTS,
  ...requirementTexts(),
  ...groupTexts(),
};

function requirementTexts() {
  return {
    'kube-version-too-old': (t, values) => ({
      cause: t(
        'The Operator requires Kubernetes {{wanted}}. This cluster uses {{server}}.',
        values,
      ),
      remedy: t('Update the cluster, or install a version of the Operator that supports it.'),
    }),
    'required-crd-missing': (t, values) => ({
      cause: t(
        'The Operator requires CRD {{crd}}, which is not available on this cluster.',
        values,
      ),
      remedy: t(
        'Install or fix the Operator that provides the API. The installation then continues automatically.',
      ),
    }),
    'required-crd-not-served': (t, values) => ({
      cause: t('The Operator requires a version of CRD {{crd}} that is not served.', values),
      remedy: t(
        'Another Operator that shares the CRD disabled this version. Update this Operator, or enable the version in the CRD.',
      ),
    }),
    'requirements-lost': (t) => ({
      cause: t('A requirement of the Operator was deleted.'),
    }),
    'account-missing': (t, values) => ({
      cause: t('ServiceAccount {{account}} of the Operator not found.', values),
      remedy: t('If the service account does not exist, re-create it or reinstall the Operator.'),
    }),
    'account-lacks-rules': (t, values) => ({
      cause: t('ServiceAccount {{account}} does not have all required permissions.', values),
      remedy: t(
        'The roles were edited or deleted, or OLM could not grant them. Reinstall the Operator.',
      ),
    }),
    'account-of-another': (t, values) => ({
      cause: t('ServiceAccount {{account}} belongs to another ClusterServiceVersion.', values),
      remedy: t(
        'This is expected during an update. Otherwise, two Operators in this namespace use the same name.',
      ),
    }),
    'required-api-missing': (t, values) => ({
      cause: t('The Operator requires API {{api}}, which is not available.', values),
      remedy: t(
        'Install or fix the Operator that provides the API. The installation then continues automatically.',
      ),
    }),
    'requirements-not-met': (t) => ({
      cause: t('A requirement of the Operator is missing.'),
    }),
    'not-upgradeable': (t) => ({
      cause: t('The installed version is not upgradeable at this time.'),
    }),
    'condition-outdated': (t, values) => ({
      cause: t(
        'The Operator reported {{type}}={{status}} for an earlier generation of its OperatorCondition. OLM waits for an updated report.',
        values,
      ),
      remedy: t(
        'Restart the Operator pods. If the condition is not updated, a cluster administrator can override it.',
      ),
    }),
  } satisfies MeaningTexts;
}

function groupTexts() {
  return {
    'mode-unsupported': (t, values) => ({
      cause: t(
        'The Operator does not support install mode {{mode}}, which the OperatorGroup requires.',
        values,
      ),
      remedy: t(
        'Edit the target namespaces of the OperatorGroup, or install in a namespace with a compatible OperatorGroup.',
      ),
    }),
    'mode-unsupported-by-group': (t) => ({
      cause: t('The Operator cannot watch the namespaces that the OperatorGroup selects.'),
      remedy: t(
        'Edit the target namespaces of the OperatorGroup, or install in a namespace with a compatible OperatorGroup.',
      ),
    }),
    'csv-without-group': (t) => ({
      cause: t('The namespace has no OperatorGroup, so OLM cannot install Operators.'),
    }),
    'csv-with-groups': (t) => ({
      cause: t('The namespace has multiple OperatorGroups, so OLM cannot install Operators.'),
    }),
    'group-selects-nothing': (t) => ({
      cause: t('The OperatorGroup does not select any namespaces.'),
      remedy: t('Check the OperatorGroup selector, and verify that the target namespaces exist.'),
    }),
    'install-modes-invalid': (t) => ({
      cause: t('The Operator’s install modes contradict each other.'),
      remedy: t('Select another version, or contact the vendor.'),
    }),
    'api-owned-by-other-group': (t) => ({
      cause: t(
        'An Operator in another OperatorGroup provides the same APIs for a namespace that both watch.',
      ),
      remedy: t(
        'Uninstall one of the Operators, or edit their OperatorGroups to select different namespaces.',
      ),
    }),
    'group-is-static': (t) => ({
      cause: t(
        'The fixed list of provided APIs in the OperatorGroup does not contain the APIs of this Operator.',
      ),
      remedy: t('Add the APIs to the list, or disable staticProvidedAPIs in the OperatorGroup.'),
    }),
    'api-owned-by-other-csv': (t) => ({
      cause: t('Another Operator in this namespace provides the same API.'),
      remedy: t('Uninstall one of the Operators.'),
    }),
    'bundle-invalid': (t) => ({
      cause: t('The CSV is invalid.'),
      remedy: t('Select another version, or contact the vendor.'),
    }),
  } satisfies MeaningTexts;
}
