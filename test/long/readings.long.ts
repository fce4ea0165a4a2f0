// Two hundred shapes of text at the full length of the longest field, in every order that is read.
import { test } from 'node:test'
import { writeAd } from '../../packages/service/test/films/written-films.ts'
import { readChapters } from '../../packages/studio/src/film-writing/comic/read-chapters.ts'
import { writeGeneral } from '../../packages/service/test/films/written-films.ts'
import type { Order } from '../../packages/media/src/engine/contract.ts'
import { makeOrder } from '../../packages/studio/src/orders/make-order.ts'
import { sweepReadings } from '../harness/sweep-readings.ts'
import { TEXT_SHAPES } from '../harness/text-shapes.ts'

const LONGEST_PROMPT = 20_000
// The reader itself gives up after two seconds; what is around it has as much again, for machines with other things to do.
const MAX_MS = 4_000

const common = { seed: 1, inputs: [], seconds: 1 }
const size = { width: 96, height: 64 }
const orders: Record<string, (prompt: string) => Order> = {
  clips: prompt => ({
    kind: 'video',
    ...common,
    ...size,
    prompt,
    withSound: true,
    withMusic: false,
    from: { kind: 'words' },
    amplitude: 'auto',
  }),
  pictures: prompt => ({ kind: 'image', prompt, seed: 1, inputs: [], ...size }),
  music: prompt => ({ kind: 'music', prompt, seed: 1, inputs: [], seconds: 1 }),
  effects: prompt => ({
    kind: 'effects',
    ...common,
    prompt,
    withMusic: false,
    effects: [{ fromSeconds: 0, toSeconds: 1, prompt }],
  }),
}

for (const [name, orderOf] of Object.entries(orders))
  test(`${TEXT_SHAPES.length} shapes of long texts are read for ${name}`, () =>
    sweepReadings(TEXT_SHAPES, {
      length: LONGEST_PROMPT,
      mostMs: MAX_MS,
      read: prompt => makeOrder({ order: orderOf(prompt), folder: '', preview: true }, () => {}),
    }))

// Films are read in the process that answers requests.
const MAX_FILM_MS = 1_000
const films: Record<string, { length: number; read: (prompt: string) => unknown }> = {
  'films about anything': {
    length: 3_000,
    read: prompt => writeGeneral({ prompt, pictures: [], seconds: 60, seed: 1 }),
  },
  advertisements: {
    length: 2_000,
    read: prompt => writeAd({ prompt, pictures: [], seconds: 60, seed: 1, language: 'zh', creative: true }),
  },
  comics: { length: 12_000, read: script => readChapters(script, [], { language: 'zh', style: '', seed: 1 }) },
}

for (const [name, film] of Object.entries(films))
  test(`${TEXT_SHAPES.length} shapes of long texts are read for ${name}`, () =>
    sweepReadings(TEXT_SHAPES, { ...film, mostMs: MAX_FILM_MS }))
