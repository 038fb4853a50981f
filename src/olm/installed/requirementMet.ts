/**
 * Whether a requirement of a CSV is met, by OLM's word for it: a definition is Present, a right Satisfied, the Deployment
 * of an API that the CSV itself brings is found.
 */
export function isRequirementMet(status: string): boolean {
  return MET.includes(status);
}

const MET: readonly string[] = ['Present', 'Satisfied', 'DeploymentFound'];
