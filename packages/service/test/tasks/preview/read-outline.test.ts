import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order, OwnVoice } from '../../../../media/src/engine/contract.ts'
import type { PlanContext } from '../../../src/plans/plan.ts'
import { soleEngine } from '../../../src/engines/routing/sole-engine.ts'
import { readOutline } from '../../../src/tasks/preview/read-outline.ts'
import { scriptEngine } from '../../../../../test/harness/script-engine.ts'

const OWN = 'own_voice_1'
const VOICE: OwnVoice = { engine: 'script', language: 'en', made: { recipe: 'low' } }
const common = { prompt: 'a man says hello', seed: 1, inputs: [] }
const speech: Order = { ...common, kind: 'speech', text: 'Hello', voice: OWN, speed: 1, pitch: 0, volume: 0 }

async function previewed(order: Order, known: ReadonlyMap<string, OwnVoice>): Promise<Order[]> {
  const asked: Order[] = []
  const preview = async (one: Order): Promise<object> => {
    asked.push(one)
    return {}
  }
  const context = {
    router: soleEngine({ ...scriptEngine(), preview }),
    task: { type: 'audio-tts', model: '' },
    signal: new AbortController().signal,
    findVoices: async (ids: readonly string[]) => new Map([...known].filter(([id]) => ids.includes(id))),
  } as unknown as PlanContext
  const outline = { seed: 1, parts: [], sounds: [order], lines: [], titles: [], notes: [] }
  await readOutline(outline, context, async () => {})
  return asked
}

test('a preview asks the engine with the voices of the account, and is refused without them', async () => {
  const [asked] = await previewed(speech, new Map([[OWN, VOICE]]))
  assert.deepEqual(asked?.ownVoices, { [OWN]: VOICE })
  await assert.rejects(previewed(speech, new Map()), /there is no voice own_voice_1 any more/)
})
