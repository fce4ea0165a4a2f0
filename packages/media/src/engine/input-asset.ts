import type { Input } from './contract.ts'

/** The name of an input in scene documents; undefined if a document cannot show it. */
export function inputAsset({ role, kind, name }: Input): string | undefined {
  if (kind !== 'picture') return undefined
  if (/^images\[\d{1,2}\]$/u.test(role)) return `input:${role}`
  return name === undefined ? undefined : `subject:${name}`
}
