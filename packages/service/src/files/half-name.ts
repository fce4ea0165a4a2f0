const HALF = 'half.'

/** What a file is called in a URL by which half of it comes: a sandbox gives such URLs. It is signed like any name. */
export const halfName = (key: string): string => `${HALF}${key.slice(key.lastIndexOf('.') + 1)}`

export const isHalfName = (fileName: string | undefined): boolean => fileName?.startsWith(HALF) === true
