/** Second part of `npm run bench:instances`: forms of the largest real CRDs, and edits in a long text. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { ClusterClient, DraftObject, JsonObject } from '../local/cluster/kube/types';
import { paintsOf, tasksSince, watchedPage } from './benchInstancesPage';
import { spread } from './benchSpread';

const CORPUS = '../shared/data/operands/operands.jsonl.gz';
const NAMESPACE = 'many-instances';
const RUNS = 3;
const KEYS = 40;
const SHOWN_WITHIN_MILLISECONDS = 60_000;
const FIELD = '.operator-hub__fields [data-field]';
const LARGEST = [
  'scylladbclusters.scylla.scylladb.com',
  'argocds.argoproj.io',
  'appians.crd.k8s.appian.com',
];

type Bench = { readonly url: string; readonly client: ClusterClient };

type Packaged = {
  readonly csv: string;
  readonly version: string;
  readonly annotations: Readonly<Record<string, string>>;
  readonly owned: readonly JsonObject[];
  readonly definitions: readonly (DraftObject & JsonObject)[];
};

/** Prints numbers without limits. */
export async function benchForms(browser: Browser, bench: Bench): Promise<void> {
  if (existsSync(CORPUS)) {
    for (const name of LARGEST) await benchForm(browser, bench, name);
  } else {
    console.log(`\n${CORPUS} is absent: no forms`);
  }
  await benchLongText(browser, bench);
}

async function benchForm(browser: Browser, { url, client }: Bench, name: string): Promise<void> {
  const found = packageOf(name);
  const definition = found?.definitions.find(({ metadata }) => metadata.name === name);
  if (found === undefined || definition === undefined) return;
  client.create('customresourcedefinitions.apiextensions.k8s.io', {
    ...definition,
    metadata: { name },
  });
  client.create('clusterserviceversions.operators.coreos.com', csvOf(found));
  console.log(`\nThe form of ${name}, ${(JSON.stringify(definition).length / 1024).toFixed(0)} KB`);
  for (let run = 0; run < RUNS; run += 1) {
    const page = await watchedPage(browser, FIELD);
    await page.goto(`${url}/operator-hub-instances/ns/${NAMESPACE}/${name}/~new?as=form`, {
      waitUntil: 'commit',
    });
    if (!(await isShown(page))) {
      console.log(`no control within ${SHOWN_WITHIN_MILLISECONDS} ms`);
      await page.close();
      continue;
    }
    await page.waitForTimeout(1500);
    const { answered, shown, nodes } = await page.evaluate((one) => {
      const answers = performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes(`/customresourcedefinitions/${one}`))
        .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry] : []));
      return {
        answered: Math.min(...answers.map(({ responseEnd }) => responseEnd)),
        shown: globalThis.benchInstancesShown,
        nodes: document.querySelectorAll('.operator-hub__fields *').length,
      };
    }, name);
    const tasks = await tasksSince(page, answered - 5);
    console.log(
      `definition to first controls ${(shown - answered).toFixed(0)} ms, ${nodes} nodes; tasks over 50 ms: ${spread(tasks)}`,
    );
    if (run === RUNS - 1) {
      await typeInForm(page);
      await searchFields(page);
    }
    await page.close();
  }
}

async function isShown(page: Page): Promise<boolean> {
  try {
    await page.locator(FIELD).first().waitFor({ timeout: SHOWN_WITHIN_MILLISECONDS });
    return true;
  } catch {
    return false;
  }
}

async function typeInForm(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().click();
  await typed(page, 'key in a control to paint');
}

async function searchFields(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Find a field' }).click();
  await typed(page, 'key in the search of fields to paint', 'tls certificate secret');
}

async function typed(page: Page, what: string, text = 'x'.repeat(KEYS)): Promise<void> {
  await page.waitForTimeout(500);
  await tasksSince(page, 0);
  await paintsOf(page);
  await page.keyboard.type(text, { delay: 120 });
  await page.waitForTimeout(800);
  console.log(`${what}: ${spread(await paintsOf(page))}`);
  console.log(`meanwhile, tasks over 50 ms: ${spread(await tasksSince(page, 0))}`);
}

function packageOf(name: string): Packaged | undefined {
  return gunzipSync(readFileSync(CORPUS))
    .toString()
    .trim()
    .split('\n')
    .filter((line) => line.includes(`"${name}"`))
    .map((line): unknown => JSON.parse(line))
    .filter(isPackaged)
    .find(({ definitions }) => definitions.some(({ metadata }) => metadata.name === name));
}

function isPackaged(value: unknown): value is Packaged {
  return typeof value === 'object' && value !== null && 'definitions' in value;
}

function csvOf({ csv, version, annotations, owned }: Packaged): DraftObject {
  return {
    apiVersion: 'operators.coreos.com/v1alpha1',
    kind: 'ClusterServiceVersion',
    metadata: { name: csv, namespace: NAMESPACE, annotations: { ...annotations } },
    spec: {
      displayName: csv,
      version,
      customresourcedefinitions: { owned: [...owned] },
      installModes: [],
      install: { strategy: 'deployment', spec: { deployments: [] } },
    },
  };
}

/** About 70 KB, longer than any example of a real Operator. */
async function benchLongText(browser: Browser, { url, client }: Bench): Promise<void> {
  const resource = 'heronclusters.heron.example.com';
  const parameters = Array.from({ length: 2000 }, (_, at) => `parameter_${at}=some value ${at}`);
  client.create(resource, {
    apiVersion: 'heron.example.com/v1',
    kind: 'HeronCluster',
    metadata: { name: 'long', namespace: NAMESPACE },
    spec: { version: '17', instances: 3, storage: { size: '20Gi' }, parameters },
  });
  const edit = `${url}/operator-hub-instances/ns/${NAMESPACE}/${resource}/long/~edit`;
  console.log(`\nA text of ${(parameters.join('\n').length / 1024).toFixed(0)} KB of values`);
  const form = await watchedPage(browser, FIELD);
  await form.goto(`${edit}?as=form`);
  await form.getByRole('textbox', { name: 'Size', exact: true }).click();
  await typed(form, 'key in a control to paint', '1234512345');
  await form.getByRole('radio', { name: 'YAML view' }).check();
  await form.getByRole('textbox', { name: 'YAML' }).waitFor();
  await form.close();
  const text = await watchedPage(browser, '.cm-line');
  await text.goto(`${edit}?as=yaml`);
  await text.locator('.cm-line').nth(10).click();
  await typed(text, 'key in the text to paint');
  await text.close();
}
