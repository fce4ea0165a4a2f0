import { createRequire } from 'node:module'

export type Tag = 'noun' | 'verb' | 'adjective' | 'adverb' | 'other'
export type TaggedWord = { tag: Tag; lemma: string }

const TAGS: Record<string, Tag> = { NOUN: 'noun', PROPN: 'noun', VERB: 'verb', ADJ: 'adjective', ADV: 'adverb' }

type Tagger = (text: string) => { words: string[]; tags: string[]; lemmas: string[] }
let tagger: Tagger | undefined

/** Parts of speech and lemmas by start position. Loads the model on first use. */
export function tagEnglish(folded: string): ReadonlyMap<number, TaggedWord> {
  const tagged = new Map<number, TaggedWord>()
  tagger ??= loadTagger()
  const { words, tags, lemmas } = tagger(folded)
  let from = 0
  for (const [index, word] of words.entries()) {
    const at = folded.indexOf(word, from)
    if (at < 0) continue
    tagged.set(at, { tag: TAGS[tags[index]!] ?? 'other', lemma: lemmas[index]! })
    from = at + word.length
  }
  return tagged
}

/** The used part of the package, whose own types fit single tokens only. */
type Nlp = {
  its: Record<'value' | 'pos' | 'lemma', unknown>
  readDoc(text: string): { tokens(): { out(property: unknown): string[] } }
}

function loadTagger(): Tagger {
  const require = createRequire(import.meta.url)
  const createNlp = require('wink-nlp') as (model: unknown, steps: string[]) => Nlp
  const nlp = createNlp(require('wink-eng-lite-web-model'), ['sbd', 'pos'])
  const { value, pos, lemma } = nlp.its
  return text => {
    const tokens = nlp.readDoc(text).tokens()
    return { words: tokens.out(value), tags: tokens.out(pos), lemmas: tokens.out(lemma) }
  }
}
