import type { Compiler, Module } from 'webpack';

/**
 * Takes the console's singletons whatever their version: there is no other one, and the dependency on `@console/pluginAPI`
 * states the supported consoles. Otherwise each load in a later console prints "Unsatisfied version … of shared singleton".
 */
export class AnyConsoleVersion {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(AnyConsoleVersion.name, (compilation) => {
      compilation.hooks.buildModule.tap(AnyConsoleVersion.name, (module) => {
        if (isShared(module) && module.options.singleton === true) {
          module.options.requiredVersion = false;
        }
      });
    });
  }
}

type Shared = Module & { options: { singleton?: boolean; requiredVersion?: unknown } };

function isShared(module: Module): module is Shared {
  return module.type === 'consume-shared-module' && 'options' in module;
}
