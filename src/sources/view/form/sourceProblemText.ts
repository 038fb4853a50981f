import type { SourceFault } from '~/sources/rules/form/sourceProblem';
import type { Translate } from '~/i18n';
import { addressText, settingText } from './settingProblemText';

/** What is wrong with a field of a catalog, and what would be right. */
export function sourceProblemText(fault: SourceFault, t: Translate): string {
  switch (fault.kind) {
    case 'missing':
      return t('This is required.');
    case 'object-name':
      return t('Lower-case letters, digits, "-" and ".", with a letter or digit at both ends.');
    case 'refused':
      return t('The server refuses {{path}}: {{message}}', fault);
    case 'name-syntax':
    case 'name-slash':
    case 'name-too-long':
    case 'name-digit-first':
    case 'name-taken':
    case 'service-clash':
    case 'default-name':
    case 'default-name-off':
    case 'namespace-syntax':
    case 'namespace-missing':
    case 'namespace-unseen':
    case 'namespace-going':
      return placeText(fault, t);
    case 'image-space':
    case 'image-scheme':
    case 'image-variables':
    case 'image-upper-case':
    case 'image-tag':
    case 'image-digest':
    case 'image-too-long':
    case 'image-syntax':
    case 'image-short':
    case 'image-latest':
    case 'image-copied':
    case 'image-olm-writes':
      return imageText(fault, t);
    case 'template-unknown':
    case 'template-unresolved':
    case 'template-syntax':
    case 'template-constant':
      return templateText(fault, t);
    case 'address-space':
    case 'address-scheme':
    case 'address-path':
    case 'address-port-missing':
    case 'address-port':
    case 'address-host':
      return addressText(fault, t);
    case 'class-annotation':
    case 'security-unknown':
    case 'security-refused':
    case 'security-default-namespace':
    case 'quantity':
    case 'not-positive':
    case 'path-relative':
      return podText(fault, t);
    default:
      return settingText(fault, t);
  }
}

type PodFault = Extract<
  SourceFault,
  {
    readonly kind:
      'class-annotation' | `security-${string}` | 'quantity' | 'not-positive' | 'path-relative';
  }
>;

/** About the settings of a catalog's pod. */
function podText(fault: PodFault, t: Translate): string {
  switch (fault.kind) {
    case 'class-annotation':
      return t(
        'The annotation operatorframework.io/priorityclass says {{value}}, and counts more than what is set here. See YAML.',
        fault,
      );
    case 'security-unknown':
      return t('This must be one of: {{values}}.', { values: 'legacy, restricted' });
    case 'security-refused':
      return t(
        'The namespace enforces the Pod Security level restricted, and does not let such a pod start. Take restricted, or have the namespace enforce baseline.',
      );
    case 'security-default-namespace':
      return t('In the namespace default such pods do not start on OpenShift.');
    case 'quantity':
      return t('This must be a quantity, as 500m, 2 or 1Gi.');
    case 'not-positive':
      return t('This must be more than zero.');
    case 'path-relative':
      return t('The path must begin with a slash.');
  }
}

type PlaceFault = Extract<
  SourceFault,
  {
    readonly kind: `name-${string}` | `namespace-${string}` | `default-${string}` | 'service-clash';
  }
>;

/** About the name and the namespace of a catalog. */
function placeText(fault: PlaceFault, t: Translate): string {
  switch (fault.kind) {
    case 'name-syntax':
      return t('Lower-case letters, digits, "-" and ".", with a letter or digit at both ends.');
    case 'name-slash':
      return t('A name has no slash, as names of mirrored files have: {{suggestion}}', fault);
    case 'name-too-long':
      return t(
        'At most {{most}} characters: OLM labels the pod with the name, and its Service has it.',
        fault,
      );
    case 'name-digit-first':
      return t('Clusters before Kubernetes 1.34 refuse a Service whose name begins with a digit.');
    case 'name-taken':
      return fault.isGoing
        ? t('A CatalogSource of this name is being deleted here. Wait until it is gone.')
        : t('There is a CatalogSource of this name in the namespace.');
    case 'service-clash':
      return t('It would share the Service {{service}} with the catalog {{other}}.', fault);
    case 'default-name':
      return t(
        'OpenShift looks after a catalog of this name, and puts its own content into it. Take another name, or switch the default catalog off first.',
      );
    case 'default-name-off':
      return t(
        'A default catalog of this name is switched off. Whoever switches it on again gets its content in place of this one.',
      );
    case 'namespace-syntax':
      return t('Lower-case letters, digits and hyphens, at most 63, with no hyphen at the ends.');
    case 'namespace-missing':
      return t('There is no such namespace.');
    case 'namespace-unseen':
      return t('You do not see a namespace of this name.');
    case 'namespace-going':
      return t('This namespace is being deleted.');
  }
}

type About<Begin extends string> = Extract<SourceFault, { readonly kind: `${Begin}-${string}` }>;

/** About the name of an image. */
function imageText(fault: About<'image'>, t: Translate): string {
  switch (fault.kind) {
    case 'image-space':
      return t('The name of an image has no white space.');
    case 'image-scheme':
      return t(
        'The name of an image does not begin like an address of the web: {{without}}',
        fault,
      );
    case 'image-variables':
      return t('Variables belong into the image template.');
    case 'image-upper-case':
      return t('Behind the registry an image has lower-case letters only.');
    case 'image-tag':
      return t(
        '"{{tag}}" is no tag: letters, digits, "_", "-" and ".", at most 128, not beginning with "-" or ".".',
        fault,
      );
    case 'image-digest':
      return t('The digest is not complete: sha256: and 64 hexadecimal digits.');
    case 'image-too-long':
      return t('At most {{most}} characters before the tag.', fault);
    case 'image-syntax':
      return t('This is no name of an image: registry/path:tag or registry/path@sha256:…');
    case 'image-short':
      return t('Without a registry each node looks where it is set up to look.');
    case 'image-latest':
      return t('Without a tag it is latest: which versions it has may change at any time.');
    case 'image-copied':
      return t('This is still the image of the copied catalog. Name that of the mirror.');
    case 'image-olm-writes':
      return t('OLM writes over this what the template makes.');
  }
}

/** About the image template (CS-032, CS-033). */
function templateText(fault: About<'template'>, t: Translate): string {
  switch (fault.kind) {
    case 'template-unknown':
      return t(
        'OLM does not know {{variables}}, and cannot use the template. It knows {kube_major_version}, {kube_minor_version} and {kube_patch_version}.',
        { variables: t.list(fault.variables) },
      );
    case 'template-unresolved':
      return t(
        'The version of the cluster is not known here: what OLM makes of it cannot be shown.',
      );
    case 'template-syntax':
      return t('{{image}} is no name of an image: OLM cannot use the template.', fault);
    case 'template-constant':
      return t('There is no variable in it: it is the same for each version of the cluster.');
  }
}
