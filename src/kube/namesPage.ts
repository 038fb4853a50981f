import { listIn, recordIn, textIn } from './json';

/** A page of a list of objects: the names in it, and where the next one begins. */
type NamesPage = { readonly names: readonly string[]; readonly next: string | null };

/**
 * Reads a page that is a `Table` without its objects, a row a line of some hundred bytes: the metadata of an object alone has
 * its annotations, which are tens of kilobytes for a CSV, and for a Secret that was applied its content. A server that makes
 * no tables answers metadata.
 */
export function namesPage(list: unknown): NamesPage {
  const { kind, columnDefinitions, rows, items, metadata } = recordIn(list);
  const next = textIn(recordIn(metadata)['continue']);
  if (kind !== 'Table') {
    const names = listIn(items).flatMap((item) => nameIn(recordIn(item)['metadata']));
    return { names, next };
  }
  const column = listIn(columnDefinitions).findIndex((one) => recordIn(one)['name'] === 'Name');
  const names = listIn(rows).flatMap((row) => textIn(listIn(recordIn(row)['cells'])[column]) ?? []);
  return { names, next };
}

function nameIn(metadata: unknown): readonly string[] {
  const name = textIn(recordIn(metadata)['name']);
  return name === null ? [] : [name];
}
