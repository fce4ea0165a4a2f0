import { readFileSync } from 'node:fs'

const packageFile = new URL('../../package.json', import.meta.url)

/** The version of the service. */
export const readVersion = (): string => (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version
