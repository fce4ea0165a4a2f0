/**
 * The address of the service as this page was reached: behind a path prefix or a proxy it differs from the service's
 * own.
 */
export const BASE = new URL('.', document.baseURI).href.replace(/\/$/, '')
