import { isRecord } from '@kinora/media/core/is-record'

const tokensOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map(token => token.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The value at a JSON pointer; undefined if there is none. */
export const valueAt = (document: unknown, pointer: string): unknown =>
  tokensOf(pointer).reduce<unknown>((value, token) => inner(value, token), document)

const inner = (value: unknown, token: string): unknown =>
  Array.isArray(value)
    ? (value as unknown[])[Number(token)]
    : isRecord(value) && Object.hasOwn(value, token)
      ? value[token]
      : undefined

/** A copy of the document with the value at a JSON pointer replaced or removed. */
export function withValueAt(document: unknown, pointer: string, value: unknown): unknown {
  const change = (at: unknown, [token = '', ...rest]: string[]): unknown => {
    const changed = rest.length === 0 ? value : change(inner(at, token), rest)
    if (Array.isArray(at)) {
      const list = [...(at as unknown[])]
      if (changed === undefined) list.splice(Number(token), 1)
      else list[Number(token)] = changed
      return list
    }
    if (!isRecord(at)) return at
    const { [token]: _before, ...others } = at
    return changed === undefined ? others : { ...at, [token]: changed }
  }
  const tokens = tokensOf(pointer)
  return tokens.length === 0 ? value : change(document, tokens)
}
