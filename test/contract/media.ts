import {
  makeAdts,
  makeAvi,
  makeBmp,
  makeGif,
  makeJpeg,
  makeM4a,
  makeMov,
  makeMp3,
  makeMp4,
  makePng,
  svgText,
  makeSilentWav,
  makeWebp,
} from '../../packages/media/test/formats/sample-files.ts'
import { box } from '../../packages/media/test/formats/sample-iso.ts'
import { pngChunk, riffChunk } from '../../packages/media/test/formats/sample-pictures.ts'
import { makeId3 } from '../../packages/media/test/formats/sample-sounds.ts'

export const MB = 2 ** 20

/** Addresses whose content is not known at create: they stand wherever a rule is about something else. */
export const link = 'https://example.com/cat.png'
export const soundLink = 'https://example.com/song.mp3'
export const filmLink = 'https://example.com/film.mp4'

export const dataUrl = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`

export const png = (width = 128, height = width): string => dataUrl('image/png', makePng(width, height))
export const jpeg = (width = 128, height = width): string => dataUrl('image/jpeg', makeJpeg(width, height))
export const jpg = (width = 128, height = width): string => dataUrl('image/jpg', makeJpeg(width, height))
export const webp = (width = 128, height = width): string => dataUrl('image/webp', makeWebp(width, height))
export const bmp = (width = 128, height = width): string => dataUrl('image/bmp', makeBmp(width, height))
export const gif = (width = 128, height = width): string => dataUrl('image/gif', makeGif(width, height))
export const svg = (): string => dataUrl('image/svg+xml', svgText())
export const bmpCalledPng = (): string => dataUrl('image/png', makeBmp(128, 128))
export const gifCalledPng = (): string => dataUrl('image/png', makeGif(128, 128))
export const svgCalledPng = (): string => dataUrl('image/png', svgText())
export const soundCalledPng = (): string => dataUrl('image/png', makeSilentWav(1))

let madeBomb: string | undefined

/** 2.7 MB that unpack to 2.7 GB. */
export const bomb = (): string => (madeBomb ??= png(30_000))

const END_CHUNK_BYTES = 12

/** A picture of exactly so many bytes: a private chunk before the last one fills it up. */
export function pngOfBytes(bytes: number, width = 128, height = width): string {
  const picture = makePng(width, height)
  const body = picture.subarray(0, -END_CHUNK_BYTES)
  const filler = pngChunk('kiNo', Buffer.alloc(bytes - picture.length - END_CHUNK_BYTES))
  return dataUrl('image/png', Buffer.concat([body, filler, picture.subarray(-END_CHUNK_BYTES)]))
}

export const mp3 = (seconds: number): string => dataUrl('audio/mpeg', makeMp3(seconds))
export const wav = (seconds: number): string => dataUrl('audio/wav', makeSilentWav(seconds))
export const aac = (seconds: number): string => dataUrl('audio/aac', makeAdts(seconds))
export const m4a = (seconds: number): string => dataUrl('audio/mp4', makeM4a(seconds))
export const wavCalledMp3 = (seconds: number): string => dataUrl('audio/mpeg', makeSilentWav(seconds))
export const pngCalledMp3 = (): string => dataUrl('audio/mpeg', makePng(128, 128))

const ID3_HEADER_BYTES = 10

/** A sound of exactly so many bytes: the padding of its tag fills it up. */
export function mp3OfBytes(bytes: number, seconds: number): string {
  const sound = makeMp3(seconds)
  return dataUrl('audio/mpeg', Buffer.concat([makeId3(bytes - sound.length - ID3_HEADER_BYTES), sound]))
}

const RIFF_CHUNK_HEADER_BYTES = 8

export function wavOfBytes(bytes: number, seconds: number): string {
  const sound = makeSilentWav(seconds)
  const junk = riffChunk('JUNK', Buffer.alloc(bytes - sound.length - RIFF_CHUNK_HEADER_BYTES))
  const whole = Buffer.concat([sound, junk])
  whole.writeUInt32LE(whole.length - RIFF_CHUNK_HEADER_BYTES, 4)
  return dataUrl('audio/wav', whole)
}

type Film = { width?: number; height?: number; framesPerSecond?: number }

const filmOf = (seconds: number, { width = 128, height = width, ...rest }: Film) => ({
  width,
  height,
  seconds,
  ...rest,
})
export const mp4 = (seconds: number, size: Film = {}): string => dataUrl('video/mp4', makeMp4(filmOf(seconds, size)))
export const mov = (seconds: number, size: Film = {}): string =>
  dataUrl('video/quicktime', makeMov(filmOf(seconds, size)))
export const avi = (seconds: number, size: Film = {}): string =>
  dataUrl('video/x-msvideo', makeAvi(filmOf(seconds, size)))
export const pngCalledMp4 = (): string => dataUrl('video/mp4', makePng(128, 128))

const BOX_HEADER_BYTES = 8

export function mp4OfBytes(bytes: number, seconds: number): string {
  const film = makeMp4(filmOf(seconds, {}))
  return dataUrl('video/mp4', Buffer.concat([film, box('free', Buffer.alloc(bytes - film.length - BOX_HEADER_BYTES))]))
}
