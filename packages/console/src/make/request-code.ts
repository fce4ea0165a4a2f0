import type { GeneratorSpec, Values } from './catalogue.ts'

export const CODE_KINDS = ['curl', 'typescript', 'cli'] as const
export type CodeKind = (typeof CODE_KINDS)[number]

/** The same request as code. The reader fills in the key. */
export function requestCode(kind: CodeKind, url: string, generator: GeneratorSpec, body: Values): string {
  if (kind === 'curl') return curlCode(url, generator, body)
  return kind === 'cli' ? commandCode(url, generator, body) : typescriptCode(url, generator, body)
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

const curlCode = (url: string, { path }: GeneratorSpec, body: Values): string =>
  [
    `curl ${quoted(url + path)} \\`,
    `  -H "Authorization: Token $KINORA_KEY" -H 'Content-Type: application/json' \\`,
    `  -d ${quoted(JSON.stringify(body, null, 2))}`,
  ].join('\n')

const typescriptCode = (url: string, { name }: GeneratorSpec, body: Values): string =>
  [
    `import { createClient } from '@kinora/client'`,
    '',
    `const kinora = createClient({ url: ${JSON.stringify(url)}, key: process.env.KINORA_KEY ?? '' })`,
    `const { id } = await kinora.create(${JSON.stringify(name)}, ${literal(body)})`,
    `const { creations } = await kinora.wait(id)`,
  ].join('\n')

/** JavaScript literals, without quotes around names that need none. */
const literal = (body: Values): string => JSON.stringify(body, null, 2).replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')

const commandCode = (url: string, { name }: GeneratorSpec, body: Values): string =>
  [
    `KINORA_URL=${quoted(url)} npx kinora make ${name}`,
    ...Object.entries(body).flatMap(([field, value]) => flagsFor(field, value)),
  ].join(' \\\n  ')

function flagsFor(field: string, value: unknown): string[] {
  const flag = `--${field.replaceAll('_', '-')}`
  if (typeof value === 'boolean') return [value ? flag : `--no-${flag.slice(2)}`]
  if (Array.isArray(value) && value.every(one => typeof one === 'string'))
    return value.map(one => `${flag} ${quoted(one)}`)
  if (typeof value === 'object') return [`${flag} ${quoted(JSON.stringify(value))}`]
  return [`${flag} ${typeof value === 'string' ? quoted(value) : JSON.stringify(value)}`]
}
