import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import type { Manifest } from '~/kube/models/meta';
import { aClusterState, aForm, aPackage } from '~/test/installBuilders';
import { anOperatorGroup } from '~/test/builders';
import { yamlStream } from '~/olm/exportedYaml';
import { exportedManifests, replacesProjectRequest } from './exports';
import { applyCommand } from '~/kube/kubeClient';
import { type PlannedObject, plannedObjects } from './plannedObjects';
import { marked } from '~/olm/namespaces/submitMark';

/** Parsed like in kubectl, which uses YAML 1.1. */
function read(text: string): readonly unknown[] {
  return parseAllDocuments(text, { version: '1.1' }).map((document) => {
    const object: unknown = document.toJS();
    return object;
  });
}

const planOf = (changes: Parameters<typeof aClusterState>[0] = {}, namespace = 'inkwell') =>
  plannedObjects(aForm({ namespace }), aPackage(), aClusterState(changes));

describe('exported resources', () => {
  it('are those that are created, in their order', () => {
    expect(exportedManifests(planOf()).map(({ kind }) => kind)).toEqual([
      'Namespace',
      'OperatorGroup',
      'Subscription',
    ]);
  });

  it('exclude existing ones', () => {
    const plan = planOf({ operatorGroups: [anOperatorGroup()] }, 'team-a');
    expect(exportedManifests(plan).map(({ kind }) => kind)).toEqual(['Subscription']);
    expect(replacesProjectRequest(plan)).toBe(false);
  });

  it('have a Namespace for a ProjectRequest, which cannot be applied', () => {
    const plan = planOf({ newNamespaceKind: 'ProjectRequest' });
    expect(replacesProjectRequest(plan)).toBe(true);
    expect(exportedManifests(plan)[0]).toEqual({
      apiVersion: 'v1',
      kind: 'Namespace',
      metadata: { name: 'inkwell' },
    });
  });

  it('have no annotation of the page, and keep other annotations', () => {
    const [plain, annotated] = exportedManifests(
      planOf()
        .slice(0, 2)
        .map((object, index): PlannedObject => {
          const own = { ...object.manifest.metadata, annotations: { 'example.com/team': 'ink' } };
          const manifest = index === 0 ? object.manifest : { ...object.manifest, metadata: own };
          return { ...object, manifest: marked(manifest, 'quill') };
        }),
    );
    expect(plain?.metadata).toEqual({ name: 'inkwell' });
    expect(annotated?.metadata.annotations).toEqual({ 'example.com/team': 'ink' });
  });
});

const tricky: Manifest = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: {
    name: 'tricky',
    annotations: { on: 'yes', number: '0123', empty: '', date: '2026-01-01' },
  },
  spec: {
    command: ['sh', '-c', 'cat <<EOF\n$HOME `id`\nEOF\n'],
    text: ` leading, 'quoted' "twice"\ttab\n---\n...\nEOF\n# no comment\n${'long '.repeat(60)}`,
    values: [true, false, null, 0, 1.5, '1e3', '0x1F', '~', 'null', '=', '<<', '1:30', 'ü 🖋'],
  },
};

describe('the YAML', () => {
  it.each<[string, readonly object[]]>([
    ['of an installation', exportedManifests(planOf())],
    ['of one object', exportedManifests(planOf()).slice(2)],
    ['of texts that look like something else', [tricky, tricky]],
    ['of nothing', []],
  ])('%s reads as the same objects', (_, objects) => {
    expect(read(yamlStream(objects))).toEqual(objects);
  });

  it('has no anchors for duplicates', () => {
    const labels = { team: 'ink' };
    expect(yamlStream([{ one: labels, other: labels }])).not.toMatch(/[&*]/);
  });
});

describe('the command', () => {
  /** The input of the command: the lines of the here-document. */
  function handed(command: string): string {
    const [first = '', ...lines] = command.split('\n');
    const end = /<<'(\w+)'$/.exec(first)?.[1] ?? '';
    return lines.slice(0, lines.indexOf(end)).join('\n');
  }

  it.each([
    ['kubectl', exportedManifests(planOf())],
    ['oc', [tricky]],
  ] as const)('makes %s apply the same objects', (client, objects) => {
    const command = applyCommand(yamlStream(objects), client);
    expect(command.startsWith(`${client} apply -f - <<'`)).toBe(true);
    expect(read(handed(command))).toEqual(objects);
  });

  it('ends with a delimiter that is not a line of the objects', () => {
    expect(applyCommand('a: |-\n  b\nEOF\nEOF_\n', 'oc')).toBe(
      "oc apply -f - <<'EOF__'\na: |-\n  b\nEOF\nEOF_\nEOF__\n",
    );
  });
});
