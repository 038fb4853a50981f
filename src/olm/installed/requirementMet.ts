/**
 * Whether a requirement of a CSV is met by OLM's status: Present for a CRD, Satisfied for a permission, and found for
 * the Deployment of an API that the CSV itself provides.
 */
export function isRequirementMet(status: string): boolean {
  return MET.includes(status);
}

const MET: readonly string[] = ['Present', 'Satisfied', 'DeploymentFound'];
