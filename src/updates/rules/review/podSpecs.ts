import { type JsonRecord, listIn, recordIn, textIn } from '~/kube/json';
import type { BundleObjects } from '~/olm/plans/planContent';
import { isCsv } from './operatorSides';

/** A Deployment in a ClusterServiceVersion. */
export type DeploymentSpec = {
  readonly csvName: string;
  readonly name: string;
  readonly spec: JsonRecord;
  readonly pod: JsonRecord;
};

/** The Deployments in the CSVs of a bundle. */
export function deploymentSpecs({ objects }: BundleObjects): readonly DeploymentSpec[] {
  return objects.filter(isCsv).flatMap(({ csvName, manifest }) => {
    const strategy = recordIn(recordIn(recordIn(manifest?.['spec'])['install'])['spec']);
    return listIn(strategy['deployments']).map((item) => {
      const { name, spec } = recordIn(item);
      const pod = recordIn(recordIn(recordIn(spec)['template'])['spec']);
      return { csvName, name: textIn(name) ?? '', spec: recordIn(spec), pod };
    });
  });
}

export function containersOf(pod: JsonRecord): readonly JsonRecord[] {
  return [...listIn(pod['initContainers']), ...listIn(pod['containers'])].map(recordIn);
}
