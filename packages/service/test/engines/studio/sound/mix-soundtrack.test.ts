import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../../../../studio/src/direct/direct.ts'
import { mixSoundtrack } from '../../../../../studio/src/orders/mix-soundtrack.ts'
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

test('a line that nobody can say is not said, and the rest is', async () => {
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

test('what a speaker lacks is still told', async () => {
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

test('a voice that nobody here has is recommended anew', async () => {
  const [recommended] = await voicesAskedFor()
  assert.ok(recommended)
  assert.deepEqual(await voicesAskedFor(new Map([['Mimi', 'somebody-else']])), [recommended])
})

test('who came along with a voice speaks with it', async () => {
  assert.deepEqual(await voicesAskedFor(new Map([['Mimi', 'English_Puck']])), ['English_Puck'])
})
