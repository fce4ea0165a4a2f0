// Makes small real files of every format, in a process of its own because of the codecs.
import { writeFile } from 'node:fs/promises'
import { Log } from 'node-av/lib'
import {
  AV_LOG_ERROR,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBMP3LAME,
  FF_ENCODER_LIBX264,
  FF_ENCODER_MPEG4,
} from 'node-av/constants'
import sharp, { type Sharp } from 'sharp'
import { serveJobs } from '../../packages/media/src/children/serve-jobs.ts'
import { encodeFile } from './fuzz-encode-file.ts'
import type { RealFileName } from './fuzz-files.ts'
import { bitmapOf, toneWavOf } from './fuzz-plain-files.ts'

export type FuzzMakeJob = { name: RealFileName; path: string }

const [WIDTH, HEIGHT] = [160, 136]

/** Something of every frequency, so that a decoder has work in all its tables. */
function pixelsOf(count = 1): Buffer {
  const rgb = Buffer.alloc(WIDTH * HEIGHT * count * 3)
  for (let at = 0; at < rgb.length; at++) {
    const pixel = Math.floor(at / 3)
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)]
    rgb[at] = (x * 2 + (at % 3) * 60 + ((x * y) % 17) * 6 + (Math.sin(y / 5) + 1) * 30) & 0xff
  }
  return rgb
}

const picture = (): Sharp => sharp(pixelsOf(), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
const film = (): Sharp =>
  sharp(pixelsOf(3), { raw: { width: WIDTH, height: HEIGHT * 3, channels: 3, pageHeight: HEIGHT } })

const h264 = { codec: FF_ENCODER_LIBX264, options: { preset: 'ultrafast', crf: '30', bf: '2' } }
const aac = { codec: FF_ENCODER_AAC }
const mp3 = { codec: FF_ENCODER_LIBMP3LAME }

const MAKERS: Record<RealFileName, (path: string) => Promise<unknown>> = {
  png: path => picture().png().toFile(path),
  'png with sixteen bits': path => picture().toColourspace('rgb16').png().toFile(path),
  jpeg: path => picture().withMetadata({ orientation: 6 }).jpeg({ quality: 80 }).toFile(path),
  'progressive jpeg': path => picture().jpeg({ progressive: true, quality: 70 }).toFile(path),
  webp: path => picture().webp({ quality: 70 }).toFile(path),
  'lossless webp': path => picture().webp({ lossless: true }).toFile(path),
  'animated webp': path =>
    film()
      .webp({ loop: 0, delay: [100, 100, 100] })
      .toFile(path),
  bmp: path => writeFile(path, bitmapOf(pixelsOf(), { width: WIDTH, height: HEIGHT })),
  mp4: path => encodeFile(path, { muxer: 'mp4', video: h264, sound: aac, muxing: { movflags: '+faststart' } }),
  'mp4 without sound': path => encodeFile(path, { muxer: 'mp4', video: h264 }),
  'fragmented mp4': path =>
    encodeFile(path, { muxer: 'mp4', video: h264, sound: aac, muxing: { movflags: 'frag_keyframe+empty_moov' } }),
  mov: path => encodeFile(path, { muxer: 'mov', video: h264, sound: aac, isTurned: true }),
  avi: path => encodeFile(path, { muxer: 'avi', video: { codec: FF_ENCODER_MPEG4 }, sound: mp3 }),
  mp3: path => encodeFile(path, { muxer: 'mp3', sound: mp3 }),
  'mp3 without a header': path =>
    encodeFile(path, {
      muxer: 'mp3',
      sound: { ...mp3, isVariable: true },
      muxing: { write_xing: '0', id3v2_version: '0' },
    }),
  wav: path => writeFile(path, toneWavOf(2)),
  aac: path => encodeFile(path, { muxer: 'adts', sound: aac }),
  m4a: path => encodeFile(path, { muxer: 'ipod', sound: aac }),
}

Log.setLevel(AV_LOG_ERROR)
serveJobs<FuzzMakeJob, void>(async ({ name, path }) => void (await MAKERS[name](path)))
