import { ModelRefused } from './model.ts'

/** The lines of a text; a line that ends with a backslash is joined with the next. */
export function* textLines(bytes: Uint8Array): Generator<string> {
  const text = new TextDecoder().decode(bytes)
  let held = ''
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from)
    const line = held + text.slice(from, end < 0 ? text.length : end).replace(/\r$/u, '')
    from = end < 0 ? text.length : end + 1
    if (line.length > 1_000_000) throw new ModelRefused('has a line of more than a million characters')
    held = line.endsWith('\\') ? `${line.slice(0, -1)} ` : ''
    if (!held) yield line
  }
}
