// A script: the text to speak in the model's signs, with positions in the source text.

/** A part of a word with its own time: a Chinese character, or a whole English word. */
export type Part = { from: number; to: number; ipa: string }

export type Word = {
  kind: 'word'
  /** Its position in the text. */
  from: number
  to: number
  parts: Part[]
  /** Follows the previous one without a gap, as part of the same Chinese word. */
  isGlued: boolean
}

const MARKS = [',', '.', '?', '!', ';', ':', '—', '…'] as const
export type Mark = { kind: 'mark'; mark: (typeof MARKS)[number] }

export type Passage =
  | { kind: 'speech'; tokens: (Word | Mark)[]; endsParagraph: boolean }
  | { kind: 'pause'; seconds: number }
