import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureIntegratedLufs } from '../../../../../media/src/sound/measure-integrated-lufs.ts'
import type { Sound } from '../../../../../media/src/sound/sound.ts'
import { direct } from '../../../../../studio/src/prompt-parsing/read-prompt.ts'
import { mixSoundtrack, speakLines } from '../../../../../studio/src/orders/mix-soundtrack.ts'
import type { SpeechPiece } from '../../../../../studio/src/voice/spoken.ts'
import { CannotSpeak, type Speaker } from '../../../../../studio/src/voice/create-speaker.ts'

/** Says nothing for a moment, and remembers whose voice it was asked for. */
async function voicesAskedFor(voices?: ReadonlyMap<string, string>): Promise<string[]> {
  const asked: string[] = []
  const speaker = async (): Promise<Speaker> => ({
    renderer: 'formant',
    async *speak({ voice }) {
      asked.push(voice)
      yield await Promise.resolve({ kind: 'pause', seconds: 0.2 } as const)
    },
    close: async () => undefined,
  })
  const prompt = '[@Mimi] says "good morning" on a beach'
  const shots = direct({ prompt, seed: 1, inputs: [{ role: 'subjects[0].images[0]', name: 'Mimi' }] })
  const options = { shots, prompt, seconds: 2, seed: 1, withMusic: false, speaker }
  await mixSoundtrack({ ...options, ...(voices && { voices }) })
  return asked
}

test('a line without a voice is skipped, and the rest is spoken', async () => {
  const said: string[] = []
  const speaker = async (): Promise<Speaker> => ({
    renderer: 'formant',
    async *speak({ text }) {
      if (!/[a-z]/i.test(text)) throw new CannotSpeak('nothing in the text can be spoken', 'FieldInvalid')
      said.push(text)
      yield await Promise.resolve({ kind: 'pause', seconds: 0.2 } as const)
    },
    close: async () => undefined,
  })
  const prompt = 'A man says "...". Then he says "😀". Then he says "good morning."'
  const shots = direct({ prompt, seed: 1, inputs: [] })
  assert.equal(shots.shots.flatMap(shot => shot.lines).length, 3)
  await mixSoundtrack({ shots, prompt, seconds: 9, seed: 1, withMusic: false, speaker })
  assert.deepEqual(said, ['good morning.'])
})

test('a missing property of a speaker is noted', async () => {
  const speaker = async (): Promise<Speaker> => ({
    renderer: 'formant',
    // eslint-disable-next-line require-yield
    async *speak() {
      throw new CannotSpeak('Chinese needs the speech model', 'ModelUnavailable')
    },
    close: async () => undefined,
  })
  const prompt = 'A man says "good morning."'
  const shots = direct({ prompt, seed: 1, inputs: [] })
  await assert.rejects(mixSoundtrack({ shots, prompt, seconds: 2, seed: 1, withMusic: false, speaker }), /speech model/)
})

test('an unknown voice is replaced by a recommended one', async () => {
  const [recommended] = await voicesAskedFor()
  assert.ok(recommended)
  assert.deepEqual(await voicesAskedFor(new Map([['Mimi', 'somebody-else']])), [recommended])
})

test('a character with a voice speaks with it', async () => {
  assert.deepEqual(await voicesAskedFor(new Map([['Mimi', 'English_Puck']])), ['English_Puck'])
})

const unasked = async (): Promise<Speaker> => {
  throw new Error('nobody speaks')
}

const heard = (
  prompt: string,
  wishes: { seed?: number; withMusic?: boolean; musicBed?: boolean } = {},
): Promise<Sound> =>
  mixSoundtrack({
    shots: direct({ prompt, seed: 1 }),
    prompt,
    seconds: 4,
    seed: 1,
    withMusic: false,
    speaker: unasked,
    ...wishes,
  })

test('a clip without speech has the loudness of its scene', async () => {
  const [snow, storm] = [await heard('quiet snow on a field at night'), await heard('a storm at sea')].map(
    measureIntegratedLufs,
  )
  assert.ok(snow! >= -35.5 && snow! < -31, `${snow}`)
  assert.ok(storm! > -22.5 && storm! <= -19.5, `${storm}`)
})

test('no two prompts and no two seeds sound the same', async () => {
  const sounds = [
    await heard('a calm beach'),
    await heard('a wide beach'),
    await heard('a calm beach', { seed: 2 }),
    await heard('a calm beach, empty'),
  ]
  assert.equal(new Set(sounds.map(({ left }) => Buffer.from(left.buffer).toString('base64'))).size, sounds.length)
  assert.deepEqual(await heard('a calm beach'), sounds[0])
})

test('music plays under the scene unless the words forbid it', async () => {
  const [alone, bedded, asked] = [
    await heard('a forest'),
    await heard('a forest', { musicBed: true }),
    await heard('a forest', { withMusic: true }),
  ]
  assert.notDeepEqual(bedded, alone)
  const [plain, soft, loud] = [alone, bedded, asked].map(measureIntegratedLufs)
  assert.ok(soft! - plain! < 3, `${soft} over ${plain}`)
  assert.ok(loud! > soft! + 3, `${loud} over ${soft}`)
  assert.deepEqual(await heard('a forest, no music', { musicBed: true }), await heard('a forest, no music'))
  assert.deepEqual(await heard('森林，不要音乐', { musicBed: true }), await heard('森林，不要音乐'))
})

test('a clip with speech is at -16 LUFS, and two speakers have two voices', async () => {
  const asked: string[] = []
  const speaker = async (): Promise<Speaker> => ({
    renderer: 'formant',
    async *speak({ voice }) {
      asked.push(voice)
      const left = Float32Array.from({ length: 48_000 }, (_, i) => 0.05 * Math.sin(i / 20) * Math.sin(i / 4000))
      const sound = { left, right: left.slice() }
      yield await Promise.resolve<SpeechPiece>({ kind: 'sound', sound, words: [], characters: [], phonemes: [] })
    },
    close: async () => undefined,
  })
  const prompt = 'A woman in a snowfield says "Hello." A man says "Good morning." The woman says "Goodbye."'
  const sound = await mixSoundtrack({
    shots: direct({ prompt, seed: 1 }),
    prompt,
    seconds: 6,
    seed: 1,
    withMusic: false,
    speaker,
  })
  assert.ok(Math.abs(measureIntegratedLufs(sound) + 16) < 0.5, `${measureIntegratedLufs(sound)}`)
  assert.equal(asked.length, 3)
  assert.equal(asked[0], asked[2])
  assert.notEqual(asked[0], asked[1])
})

test('text that no voice can speak is noted', async () => {
  const told: string[] = []
  const prompt = 'A man says "Привет, друзья."'
  const speaker = async (): Promise<Speaker> => ({
    renderer: 'formant',
    // eslint-disable-next-line require-yield
    async *speak() {
      throw new CannotSpeak('nothing in the text can be spoken', 'FieldInvalid')
    },
    close: async () => undefined,
  })
  const lines = await speakLines(
    { shots: direct({ prompt, seed: 1 }), prompt, seconds: 4, seed: 1, withMusic: false, speaker },
    note => told.push(note),
  )
  assert.deepEqual(lines, [])
  assert.deepEqual(told, ['prompt: no voice here can say "Привет, друзья."'])
})
