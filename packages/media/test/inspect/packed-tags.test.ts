import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { pngChunk, makePng, riffChunk } from '../formats/sample-pictures.ts'
import { makeAdts, id3TagOf, makeMp3, packedTextOf, makeSilentWav } from '../formats/sample-sounds.ts'
import { startInspecting } from './inspecting.ts'

const { said } = startInspecting()

// Each takes a library half a minute or more to unpack, or more memory than its process may have.
const packed = deflateSync(Buffer.alloc(48_000_000, 65), { level: 9 })
const PNG_HEAD_BYTES = 33
const pngWith = (...chunks: Buffer[]): Buffer => {
  const plain = makePng(256, 256)
  return Buffer.concat([plain.subarray(0, PNG_HEAD_BYTES), ...chunks, plain.subarray(PNG_HEAD_BYTES)])
}
const times = (count: number, make: (index: number) => Buffer): Buffer[] =>
  Array.from({ length: count }, (_, i) => make(i))
const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

const tag = id3TagOf(times(600, () => packedTextOf(16_000_000)))

function wavWith(chunk: Buffer): Buffer {
  const wav = Buffer.concat([makeSilentWav(5), chunk])
  wav.writeUInt32LE(wav.length - 8, 4)
  return wav
}

const FILES: Record<string, ['picture' | 'sound', Buffer, RegExp]> = {
  'a png of sixty packed texts': [
    'picture',
    pngWith(...times(60, index => pngChunk('zTXt', Buffer.concat([latin(`k${index}\0\0`), packed])))),
    /^\{"format":"png","width":256,"height":256\}/,
  ],
  'a png of sixty packed international texts': [
    'picture',
    pngWith(...times(60, index => pngChunk('iTXt', Buffer.concat([latin(`k${index}\0\x01\0\0\0`), packed])))),
    /^\{"format":"png"/,
  ],
  'a png with a colour profile that fills the memory': [
    'picture',
    pngWith(pngChunk('iCCP', Buffer.concat([latin('p\0\0'), ...times(40, () => packed)]))),
    /^\{"format":"png"/,
  ],
  'a png of a million empty chunks': [
    'picture',
    Buffer.concat([
      makePng(256, 256).subarray(0, PNG_HEAD_BYTES),
      ...times(1_000_000, () => pngChunk('abCd', Buffer.alloc(0))),
      makePng(256, 256).subarray(PNG_HEAD_BYTES),
    ]),
    /^\{"format":"png"/,
  ],
  'an mp3 whose tag is packed': ['sound', Buffer.concat([tag, makeMp3(5)]), /^\{"format":"mp3","seconds":5,/],
  'an mp3 with two such tags': ['sound', Buffer.concat([tag, tag, makeMp3(5)]), /^\{"format":"mp3","seconds":5,/],
  'an aac with a packed tag between its frames': [
    'sound',
    Buffer.concat([makeAdts(2), tag, makeAdts(2)]),
    /^\{"format":"aac","seconds":4,/,
  ],
  'a wav with a packed tag': ['sound', wavWith(riffChunk('id3 ', tag)), /^\{"format":"wav","seconds":5,/],
}

describe('texts in a file are not unpacked', () => {
  for (const [what, [kind, bytes, says]] of Object.entries(FILES))
    test(`${what} (${(bytes.length / 1e6).toFixed(1)} MB) has the facts of the file without them`, async () =>
      assert.match(await said(kind, bytes, { maxBytes: 100e6 }), says))
})
