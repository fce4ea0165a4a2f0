// Two hundred shapes of text at the full length of the longest field, in every order that is read.
import { test } from 'node:test'
import type { Order } from '../../packages/media/src/engine/contract.ts'
import { makeOrder } from '../../packages/studio/src/orders/make-order.ts'
import { sweepReadings } from '../harness/sweep-readings.ts'
import { TEXT_SHAPES } from '../harness/text-shapes.ts'

const LONGEST_PROMPT = 20_000
// The reader itself gives up after two seconds; what is around it has as much again, for machines with other things to do.
const MOST_MS = 4_000

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
      mostMs: MOST_MS,
      read: prompt => makeOrder({ order: orderOf(prompt), folder: '', preview: true }, () => {}),
    }))
