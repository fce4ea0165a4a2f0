import { decodeSound } from '@kinora/media/av/decode-sound'
import { ChildFailure } from '@kinora/media/children/child-failure'
import type { ClonedVoice, Order } from '@kinora/media/engine/contract'
import { detectSpokenLanguage, type Language } from '@kinora/media/language/detect-language'
import { SAMPLE_RATE, type Sound } from '@kinora/media/sound/sound'
import { recogniseWords } from '../hearing/words/recognise-words.ts'
import { openWhisper } from '../hearing/words/open-whisper.ts'
import { fitVoice } from '../voice/clone/fit-voice.ts'
import { measureVoice } from '../voice/clone/measure-voice.ts'

// One window of the recogniser is enough to detect a language.
const HEARD_SECONDS = 28

/** Finds the available voice most similar to the one in the order's sound. */
export async function cloneVoice({ inputs, language, text }: Extract<Order, { kind: 'voice' }>): Promise<{
  voice: ClonedVoice
  notes: string[]
}> {
  const input = inputs.find(one => one.kind === 'sound')
  if (!input) throw new ChildFailure('there is no recording', false)
  const sound = await decodeSound(input.path)
  const measured = measureVoice(mono(sound), SAMPLE_RATE)
  if (!measured) throw new ChildFailure('the recording contains no speech', false, 'AudioFormatInvalid')
  const spoken = languageNamed(language) ?? (await languageHeard(sound)) ?? (text ? detectSpokenLanguage(text) : 'en')
  const made = fitVoice(measured, spoken)
  const voice = { language: made.language, gender: made.gender, made }
  return {
    voice,
    notes: [
      `audio_url: the voice is not the recorded one but the nearest that this engine can make of its own, at ${Math.round(measured.hertz)} Hz in ${spoken === 'zh' ? 'Chinese' : 'English'}`,
    ],
  }
}

const languageNamed = (language: string | undefined): Language | undefined =>
  language === 'zh' || language === 'en' ? language : undefined

const mono = ({ left, right }: Sound): Float32Array => left.map((sample, at) => (sample + (right[at] ?? 0)) / 2)

/** The detected language, if the recogniser is installed and voices here support it. */
async function languageHeard({ left, right }: Sound): Promise<Language | undefined> {
  const whisper = await openWhisper()
  if (!whisper) return undefined
  try {
    const samples = HEARD_SECONDS * SAMPLE_RATE
    const begin = { left: left.subarray(0, samples), right: right.subarray(0, samples) }
    return languageNamed((await recogniseWords(whisper, begin, { language: '' })).language)
  } finally {
    await whisper.close()
  }
}
