import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler, type Module } from 'webpack';
import { parseJson, textAt } from '../../console/json';
import { isPermissive } from './permissive';
import { type ProductionPackage, PRODUCTS, idOf, productionPackages } from './productionPackages';

const NAME = 'BundledLicenses';
const FILE = 'third-party-licenses.txt';
/** Build tools that add a few lines to each bundle; nothing else of them is shipped. */
const LOADERS: ReadonlySet<string> = new Set(['css-loader', 'style-loader']);

type Bundled = ProductionPackage & { readonly text: string | null };

/**
 * Writes the licenses of all bundled packages beside the bundle, which the licenses require. The build fails if a
 * license is not permissive, or if a package is not a production dependency, because audit and SBOM would not list it.
 */
export class BundledLicenses {
  readonly #shipped: ReadonlySet<string>;

  constructor(product: keyof typeof PRODUCTS) {
    this.#shipped = new Set(productionPackages(PRODUCTS[product]).map(idOf));
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Runs before modules are concatenated, while each still has its file.
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const bundled = bundledPackages(modules);
        for (const fault of bundled.flatMap((one) => this.#faultOf(one))) {
          compilation.errors.push(new webpack.WebpackError(`${NAME}: ${fault}`));
        }
        compilation.emitAsset(
          FILE,
          new webpack.sources.RawSource(bundled.map(chapterOf).join('\n')),
        );
      });
    });
  }

  #faultOf(one: Bundled): readonly string[] {
    const id = idOf(one);
    if (!isPermissive(one.license)) return [`${id} has the license "${one.license}"`];
    if (LOADERS.has(one.name) || this.#shipped.has(id)) return [];
    return [`${id} is bundled, and not among the dependencies of its package.json`];
  }
}

function bundledPackages(modules: Iterable<Module>): readonly Bundled[] {
  const folders = new Set([...modules].flatMap(foldersOf));
  const found = [...folders].map(packageIn).map((one) => [idOf(one), one] as const);
  return [...new Map(found).values()].toSorted((one, other) =>
    idOf(one).localeCompare(idOf(other), 'en'),
  );
}

/** Folder of a module's package. */
function foldersOf(module: Module): readonly string[] {
  if (!(module instanceof webpack.NormalModule)) return [];
  const folder = /^.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module.resource)?.[0];
  return folder === undefined ? [] : [folder];
}

function packageIn(folder: string): Bundled {
  const manifest = parseJson(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    name: textAt(manifest, 'name') ?? folder,
    version: textAt(manifest, 'version') ?? '',
    license: textAt(manifest, 'license') ?? '',
    text: textIn(folder),
  };
}

/** `null`: the package does not contain its license text. */
function textIn(folder: string): string | null {
  const name = readdirSync(folder).find((file) => /^(licen[cs]e|copying)(\.|-|$)/i.test(file));
  const path = name === undefined ? null : join(folder, name);
  return path !== null && existsSync(path) ? readFileSync(path, 'utf8').trim() : null;
}

function chapterOf({ name, version, license, text }: Bundled): string {
  return `${'='.repeat(80)}\n${name} ${version} (${license})\n\n${text ?? `License: ${license}`}\n`;
}
