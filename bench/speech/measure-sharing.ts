import { createSpeaker, type Speaker } from '../../packages/studio/src/voice/create-speaker.ts'
import { gatherSpeech } from '../../packages/studio/src/voice/gather-speech.ts'
import { median } from '../work/figures.ts'
import type { Table } from '../work/report.ts'
import { LONG, SHORT, VOICES } from './texts.ts'

/** A short sentence by itself, and one that comes while a long text is being spoken. */
export async function measureSharing(turns: number): Promise<Table> {
  const speaker = await createSpeaker({ threads: 2 })
  await waitFor(speaker)
  const alone: number[] = []
  const beside: number[] = []
  const left: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    alone.push(await waitFor(speaker))
    const long = startLong(speaker)
    // Behind the first chunk, when the long text is in full swing.
    await long.firstChunk
    beside.push(await waitFor(speaker))
    left.push(long.chunksLeft())
    await long.end
  }
  await speaker.close()
  return {
    title: 'A second speaker',
    about:
      'The same short sentence alone, and asked for while a text of five sentences is spoken by the same process. It waits for the\nsentence that is being made and then has its turn: *sentences left* of the long text when the short one was done.',
    head: ['', 'ms', 'sentences left'],
    rows: [
      ['alone', median(alone).toFixed(0), ''],
      ['beside a long text', median(beside).toFixed(0), median(left).toFixed(0)],
    ],
  }
}

async function waitFor(speaker: Speaker): Promise<number> {
  const start = performance.now()
  await gatherSpeech(speaker.speak({ text: SHORT.en, voice: VOICES.en }))
  return performance.now() - start
}

const LONG_SENTENCES = 5

function startLong(speaker: Speaker): { firstChunk: Promise<void>; chunksLeft: () => number; end: Promise<void> } {
  const first = Promise.withResolvers<void>()
  let chunks = 0
  async function run(): Promise<void> {
    for await (const piece of speaker.speak({ text: LONG.en, voice: VOICES.en })) {
      if (piece.kind !== 'sound') continue
      chunks += 1
      first.resolve()
    }
  }
  const end = run()
  end.catch(first.reject)
  return { firstChunk: first.promise, chunksLeft: () => Math.max(0, LONG_SENTENCES - chunks), end }
}
