import { listIn, recordIn, textIn } from './json';

/** A page of a list: the names in it, and the token of the next page. */
type NamesPage = { readonly names: readonly string[]; readonly next: string | null };

/**
 * Parses a page that is a `Table` without objects, with some hundred bytes per row. The metadata of an object includes
 * its annotations, which have tens of kilobytes for a CSV and, for a Secret that was applied, its content. Servers
 * without table support answer with metadata.
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
