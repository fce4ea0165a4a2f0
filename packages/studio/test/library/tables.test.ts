import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { PLACE_KITS } from '@kinora/media/scene/place-schema'
import {
  choice,
  either,
  integer,
  list,
  mapping,
  number,
  object,
  type Schema,
  text,
  vector,
  yes,
  flag,
} from '@kinora/media/scene/schema-words'
import { PLAYED } from '@kinora/media/scene/catalogue'
import { LEADS, LIGHTS, MOODS, SEASONS, SOUNDS, WEATHERS } from '@kinora/media/scene/vocabulary'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { actions } from '../../src/bodies/motion/actions.ts'
import { readData } from '../../src/data-files/read-data.ts'
import { STEP_DEFINITION, step } from '../../src/formulas/steps-schema.ts'
import { kitNamed } from '../../src/scenery/places/landscape.ts'
import { MATERIALS } from '../../src/raster/mesh.ts'
import { LOOKS, TIMES } from '../../src/setting/shot-list.ts'

const hex = text(7, { pattern: '^#[0-9a-f]{6}$' })
const share = number(0, 1)
const any = number(-1e6, 1e6)
const two = vector(['first', 'second'], -1, 1)
const range = vector(['from', 'to'], -2, 2)
const named = '^[a-z][A-Za-z0-9-]*$'
/** A row for each of these names, and no other. */
const each = <T>(names: readonly string[], row: Schema<T>) => object(Object.fromEntries(names.map(name => [name, row])))
const someNamed = <T>(row: Schema<T>) => mapping(row, 400, named)
/** Rows for some of the poses, and no other. */
const poses = <T>(row: Schema<T>) => object({}, Object.fromEntries(actions().map(name => [name, row])))
const numbers = (names: string) => Object.fromEntries(names.split(' ').map(name => [name, any]))
const light = either(hex, tuple2(hex, number(0, 100)))

function tuple2<A, B>(first: Schema<A>, second: Schema<B>): Schema<[A, B]> {
  return {
    json: { type: 'array', prefixItems: [first.json, second.json], items: false, minItems: 2 },
  }
}

const grade = someNamed(either(any, vector(['red', 'green', 'blue'], -2, 2)))
const TABLES: Readonly<Record<string, Schema<unknown>>> = {
  'ambience/calls.json': someNamed(
    object(
      {
        pitch: vector(['from', 'middle', 'to'], 20, 5_000),
        seconds: number(0.01, 10),
        throat: vector(['low', 'high'], 20, 10_000),
        rest: vector(['from', 'to'], 0, 60),
      },
      { rough: share, tremble: any, calls: vector(['fewest', 'most'], 1, 20), apart: number(0, 10) },
    ),
  ),
  'ambience/loudness.json': each(SOUNDS, number(-60, -10)),
  'bodies/made-of.json': someNamed(
    object(
      { hues: list(hex, 9, 1), surface: choice(['matte', 'glossy', 'glowing', 'metal']) },
      { perMetre: number(1, 100) },
    ),
  ),
  'looks/lights.json': mapping(
    object(
      {},
      {
        ...numbers('gain contrast saturation lift temperature vignette pool poolWarmth beam shafts bloom rim shade'),
        flickers: yes,
        from: choice(['side', 'back']),
      },
    ),
    LIGHTS.length,
    `^(?:${LIGHTS.join('|')})$`,
  ),
  'looks/looks.json': each(LOOKS, object({ plate: grade, film: grade })),
  'models/capabilities.json': mapping(list(object({ step: text(80), needs: list(text(40), 5) }), 3, 1), 20, '.'),
  'models/weights.json': mapping(
    object({
      package: text(60),
      version: text(30),
      file: text(120),
      bytes: integer(1, 1e9),
      sha256: text(64, { pattern: '^[0-9a-f]{64}$' }),
      licence: text(30),
      upstream: text(120, { pattern: '^https://' }),
      usedFor: text(80),
    }),
    100,
    '^[a-z0-9_-]+$',
  ),
  'motifs.json': someNamed(
    object(
      { count: integer(1, 200), fall: range, drift: range, sway: share, spin: any, size: range, opacity: range },
      { isAside: yes },
    ),
  ),
  'music/lead-words.json': each(LEADS, text(80)),
  'music/mood-words.json': each(MOODS, text(600)),
  'pictures/evenings.json': each(['sunset', 'dawn', 'dusk'], list(vector(['light', 'a', 'b'], -1, 1), 3, 3)),
  'pictures/strong-paints.json': someNamed(object(numbers('hue chroma light'))),
  'pictures/film-stocks.json': someNamed(
    object({ ...numbers('steep colour black white corners grain glow'), shadows: two, lights: two }),
  ),
  'pictures/hours.json': each(
    TIMES.filter(time => time !== 'night'),
    object({ ...numbers('bend scale colour fromSide glows'), shadows: two, lights: two }),
  ),
  'scenery/hours.json': each(
    TIMES,
    object({
      ...numbers('elevation azimuth sideAzimuth bandFall discDegrees skyFall stars'),
      ...Object.fromEntries('sun ambient zenith horizon opposite band glow disc'.split(' ').map(name => [name, light])),
    }),
  ),
  'scenery/papers.json': someNamed(tuple2(hex, number(0, 5))),
  'scenery/seasons.json': each(
    SEASONS,
    object({
      ...Object.fromEntries('grass dry blade tip woods pine'.split(' ').map(name => [name, hex])),
      leaves: list(hex, 9, 1),
      flowers: list(hex, 9, 1),
      blossom: share,
      litter: share,
    }),
  ),
  'scenery/surfaces.json': object({
    looks: someNamed(
      object({ colour: hex, second: hex, matter: text(20) }, { scale: number(0.01, 2), gloss: share, rough: share }),
    ),
    dyed: someNamed(object({ colour: hex, second: hex })),
  }),
  'scenery/weathers.json': each(
    WEATHERS,
    object({
      ...numbers('sun grey dim haze hazeHeight cirrus overcast relief wet wind through'),
      cover: vector(['from', 'to'], 0, 1),
    }),
  ),
  'stage/effects.json': someNamed(
    object(
      { pieces: integer(1, 100), colours: list(hex, 9, 1), steps: list(step, 20, 1) },
      {
        about: text(200),
        shape: choice(['tongue', 'star', 'chip', 'drop', 'ring']),
        opacity: share,
        glow: share,
        material: choice(Object.keys(MATERIALS)),
      },
    ),
  ),
  'stage/fragments.json': someNamed(
    object({ colours: list(hex, 9, 1) }, { about: text(200), event: list(step, 20, 1), work: list(step, 20, 1) }),
  ),
  'stage/gestures.json': object({
    grips: poses(object({}, numbers('tilt roll turn'))),
    betweenHands: list(choice(actions()), 40, 1),
    playing: each(PLAYED, choice(actions())),
    paces: poses(number(0.1, 20)),
  }),
  'template-options.json': object({
    areas: someNamed(object({ place: text(80), metal: hex, stone: hex, border: list(hex, 3, 3) })),
    beasts: someNamed(text(120)),
  }),
  'voice/marks.json': mapping(text(1), 60, '^.$'),
  'voice/recommended.json': list(object({ words: text(400), zh: text(60), en: text(60) }), 60, 1),
  'voice/signs.json': list(tuple2(integer(1, 200), text(60)), 60, 1),
  'words/hues-unless.json': mapping(object({}, { before: text(60), after: text(60) }), 100, '.'),
}

test('every table of the data folder has the rows and fields that its reader expects', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  for (const [file, { json }] of Object.entries(TABLES)) {
    const check = ajv.compile({ ...json, $defs: STEP_DEFINITION })
    assert.ok(check(readData(file)), `${file}: ${ajv.errorsText(check.errors?.slice(0, 5))}`)
  }
})

test('every landscape has a horizon, an eye, a standing range and steps that parse, and every kit is painted', () => {
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  const { json } = object(
    { horizon: share, eye: number(0.1, 20), subjectDepths: vector(['near', 'far'], 0.5, 200), lightFromSide: flag },
    { floor: any },
  )
  const check = ajv.compile({
    ...json,
    properties: { ...(json as { properties: object }).properties, paint: { type: 'array', minItems: 1 } },
    required: ['horizon', 'eye', 'subjectDepths', 'lightFromSide', 'paint'],
  })
  const files = readdirSync(new URL('../../data/library/landscapes', import.meta.url))
  for (const file of files)
    assert.ok(check(readData(`library/landscapes/${file}`)), `${file}: ${ajv.errorsText(check.errors)}`)
  for (const kit of PLACE_KITS) assert.equal(typeof kitNamed(kit)?.paint, 'function', kit)
  for (const file of files) assert.ok(PLACE_KITS.includes(file.replace('.json', '') as (typeof PLACE_KITS)[number]))
})
