import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { WrongUsage } from '../../../src/cli/people/exit-codes.ts'
import { ownCatalog } from '../../../src/cli/people/make.ts'
import { placeWords } from '../../../src/cli/people/place-words.ts'
import type { Generator } from '../../../src/catalog/declare.ts'
import { makeMp3, makeMp4, makePng } from '../../../../media/test/formats/sample-files.ts'

const catalog = ownCatalog()
const generatorOf = (name: string): Generator => catalog.generators.find(one => one.name === name) ?? assert.fail(name)

let folder: string
let files: Record<'png' | 'mp3' | 'mp4' | 'txt', string>
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinora-words-'))
  const keep = (name: string, bytes: Buffer | string): string => {
    writeFileSync(join(folder, name), bytes)
    return join(folder, name)
  }
  files = {
    // Files are what their bytes say, not their names.
    png: keep('picture.dat', makePng(128, 128)),
    mp3: keep('song.mp3', makeMp3(5)),
    mp4: keep('clip.mp4', makeMp4({ width: 128, height: 128, seconds: 2 })),
    txt: keep('notes.txt', 'words'),
  }
})
after(() => rmSync(folder, { recursive: true }))

const placed = (name: string, ...words: string[]): Record<string, unknown> => {
  const body = {}
  placeWords(generatorOf(name), words, body, catalog)
  return body
}

test('words are assigned in any order: the prompt, pictures, videos and sounds', () => {
  const { png, mp3, mp4 } = files
  assert.deepEqual(placed('reference2video', png, 'otto runs', mp4, mp3, png), {
    images: [png, png],
    prompt: 'otto runs',
    videos: [mp4],
    sounds: [mp3],
  })
  assert.deepEqual(placed('one-click/mv', mp3, png), { images: [png], audio_url: mp3 })
  assert.deepEqual(placed('img2video', 'https://example.com/a.png?x=1'), { images: ['https://example.com/a.png?x=1'] })
  assert.deepEqual(placed('one-click/mv', 'https://example.com/a.mp3'), { audio_url: 'https://example.com/a.mp3' })
})

test('a word is the spoken text, unless its sound is given', () => {
  const { png, mp3 } = files
  assert.deepEqual(placed('digital-human', 'Welcome', png), { image: png, text: 'Welcome' })
  assert.deepEqual(placed('digital-human', 'she nods', png, mp3), { image: png, audio_url: mp3, prompt: 'she nods' })
})

test('unusable arguments are reported: one file too many, a wrong kind, a second prompt, a missing file', () => {
  const { png, mp3, txt } = files
  const wrong = (name: string, ...words: string[]) => assert.throws(() => placed(name, ...words), WrongUsage)
  wrong('img2video', png, png)
  wrong('text2video', mp3)
  wrong('text2video', 'a cat', 'missing.png')
  wrong('reference2video', txt)
})

test('the error names the wrong word', () => {
  const blames = (says: RegExp, name: string, ...words: string[]) =>
    assert.throws(() => placed(name, ...words), says, words.join())
  blames(/there is no file "missing\.png"$/, 'text2video', 'a cat', 'missing.png')
  blames(/there is no file "phto\.jpg"$/, 'img2video', 'phto.jpg', 'the waves roll in')
  blames(/prompt is given twice: "a cat", then "on a roof", which is no file/, 'text2video', 'a cat', 'on a roof')
})
