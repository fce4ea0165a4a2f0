import { readTable, says } from '../film-tables.ts'
import { maskedSentences, maskQuotes } from './mask-quotes.ts'

/** `Order of shots: first …`: a label before the first sentence. */
const LABEL = /^[^:：.。]{1,20}[:：]\s*/u
/** One sentence alone, `Start your day right`, tells no order. */
const LEAST = 2

/** The sentences of a brief that tell its film in order, `Start in … Then … End on …`, and the others. */
export function takeOrderedStory(brief: string): { story: string; rest: string } | undefined {
  const { text, unmask } = maskQuotes(brief)
  const sentences = text.split('\n').flatMap(maskedSentences)
  const bare = sentences.map((sentence, at) => {
    const labelled = sentence.replace(LABEL, '')
    return labelled !== sentence && opens(labelled) && !sentences.slice(0, at).some(opens) ? labelled : sentence
  })
  const openers = [...bare.keys()].filter(at => opens(bare[at]!))
  const [first = 0, last = 0] = [openers[0], openers.at(-1)]
  if (openers.length < LEAST) return undefined
  return {
    story: unmask(bare.slice(first, last + 1).join(' ')),
    rest: unmask([...bare.slice(0, first), ...bare.slice(last + 1)].join(' ')),
  }
}

const opens = (sentence: string): boolean => says(readTable('briefs').openers, sentence)
