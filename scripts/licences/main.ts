/** `npm run licences`: lists the packages that we ship, with their licences, in docs/third-party.md. */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { licenceList } from './licenceList';
import { productionPackages } from './productionPackages';

const page = new URL('../../docs/third-party.md', import.meta.url);
const packages = productionPackages(new URL('../../package-lock.json', import.meta.url));
writeFileSync(page, await format(licenceList(packages), { parser: 'markdown' }));
