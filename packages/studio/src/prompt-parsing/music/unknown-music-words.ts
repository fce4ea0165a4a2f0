import { hasHan } from '@kinora/media/language/has-han'
import { genres } from '../../music/genres/genres.ts'
import { LEAD_WORDS } from './lead-words.ts'
import { MUSIC_MOOD_WORDS } from './music-mood-words.ts'
import { PACES } from './read-music-prompt.ts'

/** Words that say nothing about the sound of music. */
const EMPTY = `a an the and or of in on at to for with without by from as is are be it its this that very more some like please make music
  background bgm song songs track tune piece melody melodies style sound sounds instrumental tempo bpm beat rhythm pace mood feel feeling
  video film ad commercial clip seconds second 的 和 与 地 一 首 段 曲 曲子 音乐 配乐 背景 背景音乐 风格 节奏 感 歌 歌曲 旋律 拍 分 速度 用 带 有 点 版 乐 一首 一段`

const wordsIn = (lists: readonly (string | undefined)[]): string[] => lists.join(' ').split(/\s+/u).filter(Boolean)
const knownWords = (): string[] => [
  ...wordsIn([EMPTY, ...Object.values(MUSIC_MOOD_WORDS), ...Object.values(LEAD_WORDS), ...Object.values(PACES)]),
  ...Object.values(genres()).flatMap(({ id, words }) => [id, ...words]),
]
let known: { latin: ReadonlySet<string>; chinese: readonly string[] } | undefined

function readKnown(): NonNullable<typeof known> {
  const words = knownWords()
  return {
    latin: new Set(words.filter(word => !hasHan(word)).flatMap(word => [word, ...word.split('-')])),
    chinese: words.filter(word => hasHan(word)).toSorted((a, b) => b.length - a.length),
  }
}

/** Words of a music prompt without effect, as written. */
export function unknownMusicWords(text: string): string[] {
  known ??= readKnown()
  const { latin: latinWords, chinese } = known
  const latin = (text.match(/[\p{Script=Latin}][\p{Script=Latin}'’-]*/gu) ?? []).filter(
    word => !latinWords.has(word.toLowerCase()),
  )
  const left = chinese.reduce((rest, word) => rest.replaceAll(word, ' '), text)
  return [...new Set([...latin, ...(left.match(/\p{Script=Han}+/gu) ?? [])])]
}
