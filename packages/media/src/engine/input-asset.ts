import type { Input } from './contract.ts'

/** The name by which a scene document shows an input; undefined of what it cannot show. */
export function inputAsset({ role, kind, name }: Input): string | undefined {
  if (kind !== 'picture') return undefined
  if (/^images\[\d{1,2}\]$/u.test(role)) return `input:${role}`
  return name === undefined ? undefined : `subject:${name}`
}
