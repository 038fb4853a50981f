/** `npm run licenses`: lists the packages that we ship, with their licenses, in docs/third-party.md. */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { licenseList } from './licenseList';
import { PRODUCTS, productionPackages } from './productionPackages';

const page = new URL('../../docs/third-party.md', import.meta.url);
const list = licenseList({
  plugin: productionPackages(PRODUCTS.plugin),
  console: productionPackages(PRODUCTS.console),
});
writeFileSync(page, await format(list, { parser: 'markdown' }));
