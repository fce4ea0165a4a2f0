import assert from 'node:assert/strict'
import { test } from 'node:test'
import { voices } from '../../src/catalog/voices.ts'
import { writeAdStoryboard } from './written-films.ts'
import { readChapters } from '../../../studio/src/film-writing/comic/read-chapters.ts'
import { writeGeneralStoryboard } from './written-films.ts'
import { extractVoiceRequest } from '../../../studio/src/film-writing/voices/extract-voice-request.ts'

const UNSEEN = { prompt: '', subject: '', colours: [], faces: [] }
const genderOf = (id: string | undefined): string | undefined => voices.find(voice => voice.id === id)?.gender

const WISHES: [text: string, gender: 'female' | 'male', rest: string][] = [
  ['A fox crosses a river. Use a female voice.', 'female', 'A fox crosses a river.'],
  ['A fox crosses a river, use a deep male voice', 'male', 'A fox crosses a river'],
  ['A lamp that folds. Keep it warm and use a woman’s voice please.', 'female', 'A lamp that folds. Keep it warm.'],
  ['Please use an old man’s voice. A boat leaves.', 'male', 'A boat leaves.'],
  ['A boat leaves. The narrator should be an old woman.', 'female', 'A boat leaves.'],
  ['A boat leaves, narrated by a young woman.', 'female', 'A boat leaves.'],
  ['A film about a lamp with a calm female voice-over.', 'female', 'A film about a lamp.'],
  ['Voice: male. A boat leaves.', 'male', 'A boat leaves.'],
  ['Let a woman narrate it. A boat leaves.', 'female', 'A boat leaves.'],
  ['小狐狸过河，用女声。', 'female', '小狐狸过河。'],
  ['小狐狸过河。配音请用成熟的男声', 'male', '小狐狸过河。'],
  ['小狐狸过河。由一位老爷爷讲述。', 'male', '小狐狸过河。'],
  ['温柔女声旁白，小狐狸过河。', 'female', '小狐狸过河。'],
]
const STORIES = [
  'A woman hears a voice in the cave.',
  'An old man reads a letter to a girl.',
  'A man says "Use a female voice."',
  'The boy has a loud voice and sings.',
  'Use a clear voice.',
  '一个女孩听到远处的声音。',
  '旁白：有些船，会漂到天上去。',
  'Narrator: The old woman never came back.',
]

test('a description of a voice is an instruction and removed from the text, and a story is not', () => {
  for (const [text, , rest] of WISHES) assert.equal(extractVoiceRequest(text).rest, rest, text)
  for (const text of STORIES) assert.deepEqual(extractVoiceRequest(text), { rest: text })
})

test('advertisements, general films and comics have the requested voice, and the request is not spoken', async () => {
  const instruction = /voice|narrat|声|讲述|配音/iu
  for (const [text, gender] of WISHES) {
    const language = /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
    const told = language === 'zh' ? `${text}旁白：“一切都好。”` : `${text} Narrator: "All is well."`
    const film = writeGeneralStoryboard({ prompt: told, pictures: [UNSEEN], seconds: 12, seed: 1 })
    const ad = writeAdStoryboard({ prompt: text, pictures: [UNSEEN], seconds: 15, language, creative: false, seed: 1 })
    for (const board of [film, ad]) {
      assert.equal(genderOf(board.narration?.voice), gender, text)
      for (const line of board.narration?.lines ?? []) assert.doesNotMatch(line.text, instruction, text)
      for (const { title } of board.shots) assert.doesNotMatch(title?.text ?? '', instruction, text)
    }
    const options = { language, style: '', seed: 1, isTall: false } as const
    const lines = (await readChapters(text, [], options)).flatMap(({ panels }) => panels.flatMap(panel => panel.lines))
    assert.ok(lines.length > 0, text)
    for (const line of lines) {
      assert.doesNotMatch(line.text, instruction, text)
      assert.equal(genderOf(line.voice), gender, text)
    }
  }
})

test('the voice of a narrator among the assets overrides the words of the script', async () => {
  const narrator = {
    type: 'character',
    name: 'narrator',
    description: '',
    voice: 'English_Male_Currency',
    hasPicture: false,
  } as const
  const options = { language: 'en', style: '', seed: 1, isTall: false } as const
  const [chapter] = await readChapters('A boat leaves. Use a female voice.', [narrator], options)
  assert.equal(chapter?.panels[0]?.lines[0]?.voice, 'English_Male_Currency')
})
