/**
 * The plain value that a bundled script exports: an object, a list, a string or a number in minified form. The script
 * is parsed and never run.
 */
export function readExported(script: string): unknown {
  const found = EXPORTS.exec(script)
  if (!found) throw new Error('the script exports no plain value')
  return createReader(script, found.index + found[0].length).value()
}

// The wrapper of a bundle also has an assignment, but of a function call.
const EXPORTS = /\.exports=(?=["'{[])/
// Unquoted names, and numbers with or without a leading digit.
const NAME = /[A-Za-z_$][\w$]*/y
const NUMBER = /-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/y

function createReader(script: string, start: number) {
  let at = start

  function value(): unknown {
    const sign = script[at]
    if (sign === '{') return record()
    if (sign === '[') return items(']', value)
    if (sign === '"' || sign === "'") return quoted(sign)
    if (sign === '!') {
      at += 2
      return script[at - 1] === '0'
    }
    return Number(matched(NUMBER))
  }

  const record = (): Record<string, unknown> =>
    Object.fromEntries(
      items('}', () => {
        const sign = script[at]
        const name = sign === '"' || sign === "'" ? quoted(sign) : matched(NAME)
        expect(':')
        return [name, value()] as const
      }),
    )

  function items<T>(end: string, item: () => T): T[] {
    at++
    const made: T[] = []
    while (script[at] !== end) {
      if (made.length > 0) expect(',')
      made.push(item())
    }
    at++
    return made
  }

  function quoted(mark: string): string {
    const end = script.indexOf(mark, at + 1)
    const text = script.slice(at + 1, end)
    // No name or weight contains an escape, so it is rejected.
    if (end < 0 || text.includes('\\')) throw new Error(`the text at ${at} is not plain`)
    at = end + 1
    return text
  }

  function matched(pattern: RegExp): string {
    pattern.lastIndex = at
    const found = pattern.exec(script)?.[0]
    if (found === undefined) throw new Error(`there is no plain value at ${at}: ${script.slice(at, at + 20)}`)
    at += found.length
    return found
  }

  function expect(sign: string): void {
    if (script[at] !== sign) throw new Error(`there is no ${sign} at ${at}: ${script.slice(at, at + 20)}`)
    at++
  }

  return { value }
}
