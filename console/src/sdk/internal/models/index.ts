/**
 * The SDK collects the values of this module as "all static models", for a fallback of API discovery that it no longer
 * has: nothing reads them. What the console itself knows of built-in kinds is in `kube/staticModels`.
 */
export {};
