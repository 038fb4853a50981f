/** The migration from OLM v0 of the console, from an endpoint of its server (not a Kubernetes API). */
import { consoleFetch } from '@openshift-console/dynamic-plugin-sdk';
import { jsonIn } from './json';

/**
 * Whether the console can migrate Operators: it answers with its list of migrations, which is a short request. Consoles
 * without the endpoint answer 404, or with a page. False for any failure, because the migration is only offered.
 */
export async function servesMigration(): Promise<boolean> {
  const requested: Promise<Response> = consoleFetch('/api/olm/migration/jobs');
  try {
    return Array.isArray(jsonIn(await (await requested).text()));
  } catch {
    return false;
  }
}
