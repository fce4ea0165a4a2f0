import { detectSpokenLanguage } from '@kinora/media/language/detect-language'
import { readData } from '../../data-files/read-data.ts'

type Kind = { words: string; zh: string; en: string }

// The first match decides. The words are searched in the description of the speech and in the text itself.
const KINDS = readData<readonly Kind[]>('voice/recommended.json').map(kind => ({
  ...kind,
  words: new RegExp(kind.words, 'i'),
}))

/** The default voice of a text: by its language, then by the speaker, then by the subject. */
export function recommendVoice({ text, subject = '' }: { text: string; subject?: string }): string {
  const language = detectSpokenLanguage(text)
  const kind =
    KINDS.find(({ words }) => words.test(subject)) ?? KINDS.slice(0, -2).find(({ words }) => words.test(text))
  return kind?.[language] ?? (language === 'zh' ? 'Chinese_Female_Currency' : 'English_Female_Currency')
}
