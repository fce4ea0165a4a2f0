import { recogniseWords } from '../../../src/hearing/words/recognise-words.ts'
import { openWhisper } from '../../../src/hearing/words/open-whisper.ts'
import type { Sound } from '../../../../media/src/sound/sound.ts'

export type Recogniser = { hear(sound: Sound, language: 'en' | 'zh'): Promise<string>; close(): Promise<void> }

/** The studio's own ears, as a text. Undefined when their model is not installed. */
export async function openRecogniser(): Promise<Recogniser | undefined> {
  const whisper = await openWhisper()
  return (
    whisper && {
      async hear(sound, language) {
        const { words } = await recogniseWords(whisper, sound, { language })
        return words.map(({ text }) => text).join(language === 'zh' ? '' : ' ')
      },
      close: () => whisper.close(),
    }
  )
}
