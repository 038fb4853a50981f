/** `npm run licences`: lists the packages that we ship, with their licences, in docs/third-party.md. */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { licenceList } from './licenceList';
import { PRODUCTS, productionPackages } from './productionPackages';

const page = new URL('../../docs/third-party.md', import.meta.url);
const list = licenceList({
  plugin: productionPackages(PRODUCTS.plugin),
  console: productionPackages(PRODUCTS.console),
});
writeFileSync(page, await format(list, { parser: 'markdown' }));
