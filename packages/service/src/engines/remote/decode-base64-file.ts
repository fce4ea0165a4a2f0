import { createReadStream, createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Decodes a file with Base64 or a data URL into another file. */
export const decodeBase64File = (from: string, to: string): Promise<void> =>
  pipeline(createReadStream(from, { encoding: 'latin1', highWaterMark: 256 * 1024 }), decoder(), createWriteStream(to))

// Longer than the prefix of any data URL.
const MAX_HEAD_CHARACTERS = 1_024

function decoder(): Transform {
  let isBegun = false
  let rest = ''
  return new Transform({
    decodeStrings: false,
    transform(chunk: string, _encoding, done) {
      let text = rest + chunk
      if (!isBegun) {
        text = text.slice(0, MAX_HEAD_CHARACTERS).replace(/^data:[^,]*,/, '') + text.slice(MAX_HEAD_CHARACTERS)
        isBegun = true
      }
      // JSON may escape a slash; other escaped characters do not occur in Base64.
      const plain = text.replaceAll(/\\\/|\\[nrt]|\s/g, one => (one === '\\/' ? '/' : ''))
      const isOpen = plain.endsWith('\\')
      const usable = isOpen ? plain.slice(0, -1) : plain
      const whole = usable.length - (usable.length % 4)
      rest = plain.slice(whole)
      done(null, Buffer.from(usable.slice(0, whole), 'base64'))
    },
    flush(done) {
      done(null, Buffer.from(rest, 'base64'))
    },
  })
}
