import { StringDecoder } from 'node:string_decoder'

// Longer lines are ignored.
const MAX_LINE_CHARACTERS = 64 * 1024

/** Takes bytes as they come and tells whole lines. However much comes without an end, no more than a line is held. */
export function createLineReader(onLine: (line: string) => void): (bytes: Buffer) => void {
  const decoder = new StringDecoder('utf8')
  let begun = ''
  let isTooLong = false
  return bytes => {
    const parts = decoder.write(bytes).split(/\r\n|\n|\r/)
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        if (!isTooLong) onLine(begun)
        begun = ''
        isTooLong = false
      }
      isTooLong ||= begun.length + part.length > MAX_LINE_CHARACTERS
      begun = isTooLong ? '' : begun + part
    }
  }
}
