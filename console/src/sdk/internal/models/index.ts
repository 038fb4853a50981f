/**
 * The SDK collects the values of this module as "all static models", for a fallback of API discovery that no longer
 * exists, so nothing reads them. The console's built-in kinds are in `kube/staticModels`.
 */
export {};
