import assert from 'node:assert/strict'
import { test } from 'node:test'
import { templates } from '../../../service/src/catalog/templates.ts'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'
import { checkSchema } from '../../../media/src/scene/check-schema.ts'
import { templatesSchema } from '../../src/templates/template.ts'
import { templates as readTemplates } from '../../src/templates/templates.ts'
import { differenceOf, meanOf } from '../pictures/edit/test-pictures.ts'
import { filmTemplate, personPicture, WIDE } from './film-template.ts'

const TEMPLATES = readTemplates()

test('templates match their schema', () => {
  const document = { version: 'kinora.templates/1', templates: TEMPLATES }
  assert.deepEqual(checkSchema(templatesSchema, document), [])
})

const coloured = ({ width, height, rgba }: RgbaPicture, is: (red: number, green: number, blue: number) => boolean) => {
  const xs: number[] = []
  for (let at = 0; at < width * height; at++)
    if (is(rgba[at * 4]!, rgba[at * 4 + 1]!, rgba[at * 4 + 2]!)) xs.push((at % width) / width)
  return xs
}
const middle = (xs: readonly number[]): number => xs.reduce((sum, x) => sum + x, 0) / xs.length
const isRed = (red: number, green: number, blue: number): boolean => red > green + 60 && red > blue + 60 && green < 90
const isBlue = (red: number, green: number, blue: number): boolean => blue > red + 60 && blue > green + 40 && red < 110

test('every possible request has its scene, and nothing else has', () => {
  assert.deepEqual(Object.keys(TEMPLATES).sort(), templates.map(({ id }) => id).sort())
})

test('no two templates are the same', () => {
  const all = Object.values(TEMPLATES).map(template => JSON.stringify(template))
  assert.equal(new Set(all).size, all.length)
})

// Those in a place of their own are seen below: a place takes a second to draw.
const inPhoto = templates.filter(({ id }) => !TEMPLATES[id]?.place && !TEMPLATES[id]?.scene)
for (const {
  id,
  pictures: [, most],
  seconds,
} of inPhoto) {
  test(`${id}: changes from its beginning to its end, and is reproducible`, async () => {
    const pictures = [personPicture([200, 40, 40], WIDE), personPicture([40, 60, 200])].slice(0, most)
    const at = [0, 12 * seconds, 23 * seconds]
    const options = { pictures, frames: 24 * seconds, at }
    const { shown } = await filmTemplate(id, options)
    assert.ok(differenceOf(shown[0]!, shown[2]!) > 0.6, `${differenceOf(shown[0]!, shown[2]!)}`)
    assert.ok(differenceOf(shown[1]!, shown[2]!) > 0.2, `${differenceOf(shown[1]!, shown[2]!)}`)
    const again = await filmTemplate(id, options)
    assert.deepEqual(again.shown[2], shown[2])
  })
}

test('two people of two photos come together', async () => {
  const { shown } = await filmTemplate('hug', { at: [0, 90] })
  const ways = shown.map(frame => middle(coloured(frame, isBlue)) - middle(coloured(frame, isRed)))
  assert.ok(ways[0]! > 0.3, `apart by ${ways[0]}`)
  assert.ok(ways[1]! > 0.02 && ways[1]! < 0.75 * ways[0]!, `from ${ways[0]} to ${ways[1]}`)
})

test('a head that becomes a balloon leaves, and the body stays', async () => {
  const { shown } = await filmTemplate('head_to_balloon', {
    at: [0, 95],
    pictures: [personPicture([200, 40, 40], WIDE)],
  })
  const skin = (red: number, green: number, blue: number): boolean =>
    red > 190 && green > 140 && blue > 110 && blue < 185 && red > blue + 40
  const [before, after] = shown.map(frame => coloured(frame, skin).length) as [number, number]
  assert.ok(before > 60 && after < before * 0.4, `${before} and ${after} pixels of skin`)
  const bodies = shown.map(frame => coloured(frame, isRed).length)
  assert.ok(bodies[1]! > 0.8 * bodies[0]!, `${bodies[0]} and ${bodies[1]} pixels of the coat`)
})

test('a zombie has little colour, and metal has none', async () => {
  for (const id of ['turn_into_zombie', 'covered_liquid_metal']) {
    const { shown } = await filmTemplate(id, { at: [0, 95], pictures: [personPicture([200, 40, 40], WIDE)] })
    const [before, after] = shown.map(frame => coloured(frame, isRed).length)
    assert.ok(before! > 200 && after! < 0.1 * before!, `${id}: ${before} and ${after} red pixels`)
  }
})

test('a photo without a cut-out is reported, and the film is made', async () => {
  const photo = { width: 160, height: 90, rgba: new Uint8Array(160 * 90 * 4).fill(255) }
  for (let at = 0; at < photo.rgba.length; at += 4) photo.rgba.set([at % 251, (at >> 3) % 251, 90, 255], at)
  const { notes, shown } = await filmTemplate('blow_kiss', { at: [60], pictures: [photo] })
  assert.match(notes.join(), /images\[0\]: no person could be cut out/)
  assert.ok(meanOf(shown[0]!).luma > 20)
  const couple = await filmTemplate('kiss', { at: [0], pictures: [personPicture([200, 40, 40], WIDE)] })
  assert.match(couple.notes.join(), /1 of 2 people/)
})

test('a princess has the colours of her country, and the name decides the beast', async () => {
  const border = async (area: string): Promise<ReturnType<typeof meanOf>> => {
    const { shown } = await filmTemplate('exotic_princess', {
      at: [40],
      choices: { area },
      pictures: [personPicture([200, 40, 40])],
    })
    return meanOf(shown[0]!, (u, v) => u < 0.02 || v < 0.02)
  }
  const [china, uk] = [await border('china'), await border('uk')]
  assert.ok(china.red > uk.red + 30, `${china.red} and ${uk.red}`)
  const beast = async (name: string): Promise<RgbaPicture> =>
    (
      await filmTemplate('beast_companion', {
        at: [40],
        choices: { beast: name },
        pictures: [personPicture([200, 40, 40])],
      })
    ).shown[0]!
  const [tiger, wolf] = [await beast('tiger'), await beast('wolf')]
  const orange = (red: number, green: number, blue: number): boolean =>
    red > 150 && red > green + 40 && green > blue + 20
  const right = (frame: RgbaPicture): number => coloured(frame, orange).filter(x => x > 0.5).length
  assert.ok(right(tiger) > 40 && right(wolf) < 0.3 * right(tiger), `${right(tiger)} and ${right(wolf)}`)
})
