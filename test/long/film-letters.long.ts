// What requests ask to be written, held against what a reader of letters reads in the pictures: a checklist for each kind of
// film. Needs Debian's tesseract-ocr and tesseract-ocr-chi-sim; without them this says so and passes over it.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { layOutTexts } from '../../packages/media/src/film/lay-out-texts.ts'
import type { Text } from '../../packages/media/src/film/timeline.ts'
import { writeAdStoryboard } from '../../packages/service/test/films/written-films.ts'
import { writeGeneralStoryboard } from '../../packages/service/test/films/written-films.ts'
import type { Storyboard } from '../../packages/media/src/shots/storyboard.ts'

const languages = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8' }).stdout ?? ''
const skip =
  languages.includes('eng') && languages.includes('chi_sim')
    ? false
    : 'NO READER: apt-get install tesseract-ocr tesseract-ocr-chi-sim'
const folder = await mkdtemp(join(tmpdir(), 'kinora-letters-'))
after(() => rm(folder, { recursive: true }))

const UNSEEN = { prompt: '', subject: '', colours: [], faces: [] }
type Frame = { width: number; height: number }

/** The words over a picture with something in its middle, cut out as a reader looks at them: dark on light, and the other way. */
async function drawWords(
  text: Pick<Text, 'text' | 'style'>,
  { width, height }: Frame,
  name: string,
): Promise<string[]> {
  const thing = { width: Math.round(width * 0.16), height: Math.round(height * 0.4) }
  const { texts: placed } = layOutTexts({
    width,
    height,
    texts: [{ ...text, font: 'sans', fromFrame: 0, toFrame: 48 }],
  })
  const whole = await sharp({ create: { width, height, channels: 3, background: '#9fb4bd' } })
    .composite([
      { input: { create: { ...thing, channels: 4, background: '#1b7fa5' } } },
      ...placed.map(({ picture, x, y }) => ({
        input: Buffer.from(picture.rgba),
        raw: { width: picture.width, height: picture.height, channels: 4 as const },
        left: x,
        top: y,
      })),
    ])
    .png()
    .toBuffer()
  const paths: string[] = []
  for (const [at, { picture, x, y }] of placed.entries())
    for (const isNegated of [false, true]) {
      const path = join(folder, `${name}-${at}-${isNegated}.png`)
      const box = { left: x, top: y, width: picture.width, height: picture.height }
      // White letters on a plate, or dark ones in a bubble or on a button: both become dark on white.
      const cut = await sharp(whole)
        .extract(box)
        .greyscale()
        .resize({ width: 2 * picture.width })
        .png()
        .toBuffer()
      const flat = await sharp(cut)
        .threshold(isNegated ? 200 : 110)
        .png()
        .toBuffer()
      const dark = isNegated ? await sharp(flat).negate({ alpha: false }).png().toBuffer() : flat
      await sharp(dark).extend(EDGE).png().toFile(path)
      paths.push(path)
    }
  return paths
}

const EDGE = { top: 30, bottom: 30, left: 30, right: 30, background: '#ffffff' }

/** Letters and figures alone: a reader sees spaces and marks as it likes. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

function read(paths: readonly string[], language: Storyboard['language']): string {
  // As a page, and as a block: short lines are seen by one, buttons by the other.
  const looks = paths.flatMap(path => ['3', '6'].map(mode => ({ path, mode })))
  const pieces = looks.map(({ path, mode }) => {
    const args = [path, '-', '-l', language === 'zh' ? 'chi_sim' : 'eng', '--psm', mode]
    const { stdout, status } = spawnSync('tesseract', args, { encoding: 'utf8' })
    assert.equal(status, 0)
    return lettersOf(stdout)
  })
  return pieces.join(' ')
}

/** The share of what was written that was read, word by word or sign by sign. */
function shareRead(written: string, seen: string, language: Storyboard['language']): number {
  const pieces =
    language === 'zh' ? Array.from(lettersOf(written)) : written.split(/\s+/u).map(lettersOf).filter(Boolean)
  return pieces.filter(piece => seen.includes(piece)).length / pieces.length
}

async function checkTitles({ shots, language }: Storyboard, frame: Frame, name: string): Promise<string> {
  let whole = ''
  for (const [at, { title }] of shots.entries()) {
    if (!title) continue
    const seen = read(await drawWords(title, frame, `${name}-${at}`), language)
    const share = shareRead(title.text, seen, language)
    process.stdout.write(
      `${name} ${at}, ${title.style}: ${title.text.replaceAll('\n', ' / ')} (${share.toFixed(2)} read)\n`,
    )
    assert.ok(share >= 0.8, `${title.text}: ${seen}`)
    whole += ` ${title.text}`
  }
  return whole
}

for (const [ratio, frame] of [
  ['16:9', { width: 1280, height: 720 }],
  ['9:16', { width: 720, height: 1280 }],
] as const) {
  test(`an advertisement in ${ratio} writes every point, the offer and the call to action`, { skip }, async () => {
    const asked = { pictures: [UNSEEN], seconds: 20, creative: false, seed: 1 }
    const english = writeAdStoryboard({
      ...asked,
      language: 'en',
      prompt:
        'An ad for AquaPure water bottle: keeps drinks cold for 24 hours, leak-proof lid, made from recycled steel. 20% off until Sunday. Order now at our store',
    })
    const written = (await checkTitles(english, frame, `ad-${ratio.replace(':', '-')}`)).toLowerCase()
    for (const wanted of ['aquapure', 'cold for 24 hours', 'leak-proof lid', 'recycled steel', '20% off', 'order now'])
      assert.ok(written.includes(wanted), `${wanted} in ${written}`)
    const chinese = writeAdStoryboard({
      ...asked,
      language: 'zh',
      prompt: '晨露保温杯：24小时保温，一键开盖，防漏设计。限时八折，仅需99元。立即下单，扫码购买！',
    })
    const chineseWritten = await checkTitles(chinese, frame, `zh-${ratio.replace(':', '-')}`)
    for (const wanted of ['晨露保温杯', '24小时保温', '一键开盖', '防漏设计', '限时八折', '仅需99元', '扫码购买'])
      assert.ok(chineseWritten.includes(wanted), wanted)
  })
}

test('a film about anything writes the titles of its prompt', { skip }, async () => {
  const film = writeGeneralStoryboard({
    prompt: 'A harbour at dawn, title "Morning Tide". A boat leaves. At last an empty pier, title "The End of Summer".',
    pictures: [UNSEEN],
    seconds: 12,
    seed: 1,
  })
  const written = await checkTitles(film, { width: 1280, height: 720 }, 'general')
  for (const title of ['Morning Tide', 'The End of Summer']) assert.ok(written.includes(title))
})

test('speech in a comic is read in its bubble', { skip }, async () => {
  for (const [text, language] of [
    ['We leave at dawn, whatever the sea says.', 'en'],
    ['我们天亮就出发，不管大海怎么说。', 'zh'],
  ] as const) {
    const seen = read(
      await drawWords({ text, style: 'bubble' }, { width: 1280, height: 720 }, `bubble-${language}`),
      language,
    )
    const share = shareRead(text, seen, language)
    assert.ok(share >= 0.8, `${text}: ${seen}`)
  }
})
