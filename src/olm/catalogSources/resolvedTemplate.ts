import { imageParts } from './imageReference';

/** What becomes of the annotation `olm.catalogImageTemplate` on a cluster. */
export type ResolvedTemplate = {
  /** With what could be put in. */
  readonly image: string;
  /** In braces, and nothing that OLM knows. */
  readonly unknown: readonly string[];
  /** Known, but the cluster's version is not. */
  readonly unresolved: readonly string[];
  /** OLM writes the result over `spec.image`; otherwise it leaves that as it is (CS-032). */
  readonly isUsable: boolean;
};

export const TEMPLATE_VARIABLES = [
  '{kube_major_version}',
  '{kube_minor_version}',
  '{kube_patch_version}',
] as const;

/**
 * Puts the cluster's version into a template, as OLM does it (CS-030 … CS-033): it is the version of Kubernetes (CS-031),
 * nothing but its three variables is replaced, and what is left in braces makes the result no image.
 * Source: `ReplaceTemplates` and `UpdateKubeVersion` in OLM's pkg/lib/catalogsource/image_template.go.
 * @param kubeVersion the `gitVersion` that `/version` answers; `null`: it is not known
 */
export function resolvedTemplate(template: string, kubeVersion: string | null): ResolvedTemplate {
  const numbers = kubeVersion === null ? null : numbersIn(kubeVersion);
  const image =
    numbers === null
      ? template
      : TEMPLATE_VARIABLES.reduce(
          (text, variable, index) => text.replaceAll(variable, numbers[index] ?? variable),
          template,
        );
  const inBraces = [...new Set(template.match(/\{[^{}]*\}/g) ?? [])];
  const isKnown = (variable: string) => TEMPLATE_VARIABLES.some((one) => one === variable);
  return {
    image,
    unknown: inBraces.filter((variable) => !isKnown(variable)),
    unresolved: numbers === null ? inBraces.filter(isKnown) : [],
    isUsable: imageParts(image) !== null,
  };
}

/** The three numbers of a semantic version, with or without `v` before it and something behind it. */
function numbersIn(version: string): readonly string[] | null {
  const found = /^v?(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:[-+].*)?$/.exec(version.trim());
  return found === null ? null : found.slice(1);
}
