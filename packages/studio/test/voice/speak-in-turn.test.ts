import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CannotSpeak, createSpeaker } from '../../src/voice/create-speaker.ts'
import { gatherSpeech } from '../../src/voice/gather-speech.ts'
import { speakInTurn } from '../../src/voice/speak-in-turn.ts'
import { findCasting } from '../../src/voice/voices/voices.ts'
import { createFakeRenderer } from './fake-renderer.ts'

const [SHE, HE] = ['English_Sky', 'English_Onyx']

async function turns(text: string, voices: readonly string[]) {
  const renderer = createFakeRenderer()
  const speaker = await createSpeaker({ renderer })
  const spoken = await gatherSpeech(speakInTurn(speaker, { text, voice: SHE }, voices))
  return { spoken, asked: renderer.asked.map(({ manner }) => manner.casting) }
}

test('stretches between pauses have the voices in order, and then the first one', async () => {
  const { asked } = await turns('Where to?<#0.80#>Home.<#0.80#>Wait!', [SHE, HE])
  assert.deepEqual(asked, [SHE, HE, SHE].map(findCasting))
})

test('words keep their position in the whole text, and their times follow the earlier ones', async () => {
  const text = 'Where to?<#0.80#>Home.'
  const { spoken } = await turns(text, [SHE, HE])
  assert.deepEqual(
    spoken.words.map(word => text.slice(word.from, word.to)),
    ['Where', 'to', 'Home'],
  )
  const [, to, home] = spoken.words
  assert.ok(home!.startSeconds - to!.endSeconds >= 0.8)
})

test('a line of signs is skipped, and only signs are rejected', async () => {
  assert.equal((await turns('…<#0.80#>Home.', [SHE, HE])).asked.length, 1)
  await assert.rejects(turns('…<#0.80#>…', [SHE, HE]), /nothing in the text can be spoken/)
})

test('an unknown voice is rejected and not a line of signs', async () => {
  const speaker = await createSpeaker({ renderer: createFakeRenderer() })
  const speak: typeof speaker.speak = (order, signal) => {
    if (order.voice === HE) throw new CannotSpeak('this voice is not installed', 'ModelUnavailable')
    return speaker.speak(order, signal)
  }
  const order = { text: 'Where to?<#0.80#>Home.', voice: SHE }
  await assert.rejects(gatherSpeech(speakInTurn({ ...speaker, speak }, order, [SHE, HE])), /not installed/)
})
