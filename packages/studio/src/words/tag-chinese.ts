import { createRequire } from 'node:module'
import type { Tag } from './tag-english.ts'

/** An idiom of four characters means none of the things in it. */
export type ChineseWord = { from: number; to: number; tag: Tag; isIdiom?: true }

const TAGS: readonly (readonly [RegExp, Tag])[] = [
  [/^(?:n|s|an|vn|nz)/u, 'noun'],
  [/^v/u, 'verb'],
  [/^(?:a|b|z)/u, 'adjective'],
  [/^d/u, 'adverb'],
]

type Segmenter = (text: string) => { word: string; tag: string }[]
let segmenter: Segmenter | undefined

/** Chinese words with their parts of speech, by start position. Loads the dictionary on first use. */
export function tagChinese(folded: string): ReadonlyMap<number, ChineseWord> {
  const words = new Map<number, ChineseWord>()
  for (const clause of folded.matchAll(/[\p{Script=Han}]{2,64}/gu)) {
    segmenter ??= loadSegmenter()
    let from = clause.index
    for (const { word, tag } of segmenter(clause[0])) {
      const found = TAGS.find(([pattern]) => pattern.test(tag))?.[1] ?? 'other'
      words.set(from, {
        from,
        to: from + word.length,
        tag: found,
        ...(tag.startsWith('i') && word.length > 3 && { isIdiom: true }),
      })
      from += word.length
    }
  }
  return words
}

type Jieba = { withDict(dict: Uint8Array): { tag(text: string, guessesNewWords: boolean): ReturnType<Segmenter> } }

function loadSegmenter(): Segmenter {
  const require = createRequire(import.meta.url)
  const { Jieba } = require('@node-rs/jieba') as { Jieba: Jieba }
  const { dict } = require('@node-rs/jieba/dict.js') as { dict: Uint8Array }
  const jieba = Jieba.withDict(dict)
  return text => jieba.tag(text, true)
}
