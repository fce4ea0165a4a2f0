import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { PAGE } from '../../src/storyboard/draw-pages.ts'
import { writePdf } from '../../src/storyboard/write-pdf.ts'
import { writeStoryboard } from '../../src/storyboard/write-storyboard.ts'

const red = (width: number, height: number): Buffer => {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ff0000'
  context.fillRect(0, 0, width, height)
  return canvas.toBuffer('image/png')
}
const frame = (picture: Buffer, words = 'She waits 她在等'): Parameters<typeof writeStoryboard>[1][number] => ({
  picture,
  heading: '1 · 0:00.0–0:02.0',
  words,
  lines: ['Ann: “Hello”'],
})

/** The share of the pixels of a part of a PNG that are red, and that are neither red nor white. */
async function shares(bytes: Buffer, x: number, y: number, width: number, height: number): Promise<[number, number]> {
  const image = await loadImage(bytes)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(x, y, width, height)
  let [reds, inks] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const isRed = data[at]! > 200 && data[at + 1]! < 60
    if (isRed) reds++
    else if (data[at]! < 200) inks++
  }
  return [reds / (width * height), inks / (width * height)]
}

test('frames are on pages with their words below; six wide ones fit a page', async () => {
  const { bytes, pages } = await writeStoryboard('The title', Array(7).fill(frame(red(160, 90))), 'png')
  assert.equal(pages, 2)
  const image = await loadImage(bytes)
  assert.deepEqual([image.width, image.height], [PAGE.width, 2 * PAGE.height])
  const [seen] = await shares(bytes, 80, 160, 480, 260)
  assert.ok(seen > 0.99, 'the picture')
  const [, words] = await shares(bytes, 70, 445, 500, 90)
  assert.ok(words > 0.01, 'its words')
  const [second] = await shares(bytes, 80, PAGE.height + 160, 480, 260)
  assert.ok(second > 0.99, 'the seventh is on the second page')
  const [beside] = await shares(bytes, 700, PAGE.height + 160, 900, 260)
  assert.equal(beside, 0)
})

test('high frames and endless words stay on the page', async () => {
  const { pages } = await writeStoryboard('', [frame(red(90, 160), 'word '.repeat(2_000))], 'png')
  assert.equal(pages, 1)
})

test('the objects of a PDF are where its table says, and its title is Unicode', () => {
  const pdf = writePdf([Buffer.from('one'), Buffer.from('two')], { width: 4, height: 3 }, '冬 (1)').toString('latin1')
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1])
  const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
  assert.equal(offsets.length, 9)
  for (const [at, offset] of offsets.entries()) assert.ok(pdf.slice(offset).startsWith(`${at + 1} 0 obj\n`))
  assert.match(pdf, /\/Count 2 /)
  assert.match(pdf, /\/Title <FEFF51ac002000280031 *0029>/)
})
