import { textLines } from './text-lines.ts'

/** A Java properties file: `name#3=Chair`, Latin letters and `\uXXXX` for all others. */
export function readProperties(bytes: Uint8Array): Map<string, string> {
  const entries = new Map<string, string>()
  // `textLines` joins lines that end with a backslash; the bytes are Latin-1.
  const latin = Buffer.from(Buffer.from(bytes).toString('latin1'), 'utf8')
  for (const raw of textLines(latin)) {
    const line = raw.trimStart()
    const at = line.search(/[=:]/u)
    if (at <= 0 || line.startsWith('#') || line.startsWith('!')) continue
    entries.set(unescape(line.slice(0, at).trim()), unescape(line.slice(at + 1).trim()))
  }
  return entries
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', f: '\f' }

const unescape = (text: string): string =>
  text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|(.))/gu, (_, code: string | undefined, character: string | undefined) =>
    code === undefined ? (ESCAPES[character!] ?? character!) : String.fromCharCode(Number.parseInt(code, 16)),
  )
