import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { LABEL_KEY, formatLabelXmp } from '../av/label.ts'
import { removeUnlessDone } from '../write/remove-unless-done.ts'
import type { MadeFormat } from './finish-job.ts'
import { writeId3Label } from './write-id3-label.ts'
import { insertXmp } from './insert-xmp.ts'
import { remux } from './remux.ts'

/** Writes a copy of a file that carries a label under the key `AIGC`. Picture and sound stay unchanged. */
export function writeLabel(source: string, target: string, format: MadeFormat, label: string): Promise<void> {
  if (resolve(source) === resolve(target)) throw new RangeError('a file cannot be labelled in its own place')
  return removeUnlessDone(target, async () => {
    switch (format) {
      case 'mp4':
      case 'm4a':
        return remux(source, target, format, { label })
      case 'mp3':
        return writeId3Label(source, target, label)
      case 'wav':
        return writeFile(target, intoWav(await readFile(source), label))
      case 'png':
      case 'jpg':
      case 'webp':
        return writeFile(target, insertXmp(await readFile(source), format, formatLabelXmp(label)))
    }
  })
}

/** An entry of an INFO list at the end; keys have four letters. */
function intoWav(wav: Buffer, label: string): Buffer {
  const text = Buffer.from(`${label}\0`)
  const padded = Buffer.concat([text, Buffer.alloc(text.length % 2)])
  const list = Buffer.alloc(20)
  list.write('LIST', 0, 'latin1')
  list.writeUInt32LE(12 + padded.length, 4)
  list.write(`INFO${LABEL_KEY}`, 8, 'latin1')
  list.writeUInt32LE(text.length, 16)
  const labelled = Buffer.concat([wav, Buffer.alloc(wav.length % 2), list, padded])
  labelled.writeUInt32LE(labelled.length - 8, 4)
  return labelled
}
