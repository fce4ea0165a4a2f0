// A script is what will be said, in the signs the voices know, with the places in the text it came from.

/** A part of a word that has its own time: a Chinese character, or all of an English word. */
export type Part = { from: number; to: number; ipa: string }

export type Word = {
  kind: 'word'
  /** Where it stands in the text. */
  from: number
  to: number
  parts: Part[]
  /** Follows the word before without a gap, being part of the same Chinese word. */
  isGlued: boolean
}

const MARKS = [',', '.', '?', '!', ';', ':', '—', '…'] as const
export type Mark = { kind: 'mark'; mark: (typeof MARKS)[number] }

export type Passage =
  | { kind: 'speech'; tokens: (Word | Mark)[]; endsParagraph: boolean }
  | { kind: 'pause'; seconds: number }
