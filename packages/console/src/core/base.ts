/** Where the service is, as this page was reached: behind a path prefix or a proxy that is not what the service thinks. */
export const BASE = new URL('.', document.baseURI).href.replace(/\/$/, '')
