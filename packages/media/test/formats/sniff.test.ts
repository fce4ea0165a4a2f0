import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sniff } from '../../src/formats/sniff.ts'
import { box } from './sample-iso.ts'
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
} from './sample-files.ts'
import { makeId3 } from './sample-sounds.ts'

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1')
const video = { width: 16, height: 16, seconds: 1 }

test('each sample is named by its first bytes', () => {
  const named = {
    png: makePng(1, 1),
    jpeg: makeJpeg(1, 1),
    webp: makeWebp(1, 1),
    bmp: makeBmp(1, 1),
    gif: makeGif(1, 1),
    svg: svgText(),
    wav: makeSilentWav(1),
    mp3: makeMp3(1),
    aac: makeAdts(1),
    m4a: makeM4a(1),
    mp4: makeMp4(video),
    mov: makeMov(video),
    avi: makeAvi(video),
  }
  for (const [format, bytes] of Object.entries(named)) assert.equal(sniff(bytes), format)
})

test('rejected formats are still named', () => {
  assert.equal(sniff(bytesOf('%PDF-1.7\n')), 'pdf')
  assert.equal(sniff(bytesOf('II*\0\x08\0\0\0')), 'tiff')
  assert.equal(sniff(bytesOf('MM\0*\0\0\0\x08')), 'tiff')
  assert.equal(sniff(bytesOf('\0\0\x01\0\x01\0\x10\x10')), 'ico')
  assert.equal(sniff(bytesOf('\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm')), 'webm')
  assert.equal(sniff(bytesOf('\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska')), 'mkv')
  assert.equal(sniff(bytesOf('fLaC\0\0\0\x22')), 'flac')
  assert.equal(sniff(bytesOf('OggS\0\x02')), 'ogg')
})

test('the brand distinguishes the members of the MP4 family', () => {
  const branded = (...brands: string[]): Buffer =>
    box('ftyp', bytesOf(brands[0] ?? ''), Buffer.alloc(4), bytesOf(brands.join('')))
  const expected = {
    isom: 'mp4',
    mp42: 'mp4',
    iso6: 'mp4',
    '3gp5': 'mp4',
    'M4V ': 'mp4',
    'qt  ': 'mov',
    'M4A ': 'm4a',
    'M4B ': 'm4a',
    heic: 'heic',
    mif1: 'heic',
    avif: 'avif',
    avis: 'avif',
  } as const
  for (const [brand, format] of Object.entries(expected)) assert.equal(sniff(branded(brand)), format)
  assert.equal(sniff(branded('mif1', 'miaf', 'avif')), 'avif')
})

test('a film without a brand is a QuickTime film', () => {
  for (const type of ['moov', 'mdat', 'wide', 'free']) assert.equal(sniff(box(type, Buffer.alloc(8))), 'mov')
  assert.equal(sniff(Buffer.concat([Buffer.from([0, 0, 0, 3]), bytesOf('moov')])), undefined)
})

test('an ID3 tag in front does not hide what follows', () => {
  assert.equal(sniff(Buffer.concat([makeId3(300), makeMp3(1)])), 'mp3')
  assert.equal(sniff(Buffer.concat([makeId3(300), makeAdts(1)])), 'aac')
  assert.equal(sniff(Buffer.concat([makeId3(300), bytesOf('fLaC')])), 'flac')
})

test('an SVG is found behind a byte order mark, spaces, a comment and a doctype', () => {
  assert.equal(sniff(Buffer.from('\ufeff \n<svg/>')), 'svg')
  assert.equal(sniff(bytesOf('<!-- made by hand --><!DOCTYPE svg><svg/>')), 'svg')
  assert.equal(sniff(bytesOf('<?xml version="1.0"?><html/>')), undefined)
  assert.equal(sniff(bytesOf('see the <svg> element')), undefined)
})

test('unknown bytes have no format name', () => {
  assert.equal(sniff(Buffer.alloc(0)), undefined)
  assert.equal(sniff(Buffer.alloc(64)), undefined)
  assert.equal(sniff(bytesOf('{"prompt":"a cat"}')), undefined)
  assert.equal(sniff(bytesOf('\xff\xfeh\0i\0')), undefined, 'UTF-16 text begins like a frame header')
})
