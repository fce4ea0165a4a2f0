import { type Picture, type Unreadable, unreadable } from './findings.ts'
import { readBmp } from './read-bmp.ts'
import { readGlb } from './read-glb.ts'
import { readGif } from './read-gif.ts'
import { readJpeg } from './read-jpeg.ts'
import { readPng } from './read-png.ts'
import { readWebp } from './read-webp.ts'
import { type Format, sniff } from './sniff.ts'

const READERS: Partial<Record<Format, (bytes: Uint8Array) => Picture | Unreadable>> = {
  png: readPng,
  jpeg: readJpeg,
  webp: readWebp,
  bmp: readBmp,
  gif: readGif,
  glb: readGlb,
}

/** The format and the displayed size of a picture. */
export function readImage(bytes: Uint8Array): Picture | Unreadable {
  const format = sniff(bytes)
  const read = format && READERS[format]
  return read ? read(bytes) : unreadable('not a picture format that can be read', format)
}
