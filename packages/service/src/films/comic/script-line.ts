import type { Emotion } from '@kinora/media/language/emotions'

export type KnownNames = {
  /** Whether a name is a person's. */
  isSomebody(name: string): boolean
  /** Names of characters in a text, in order. */
  peopleIn(text: string): string[]
}

/** The lines of a script in order: scene headings, directions, narration and speech. */
export type ScriptLine =
  | { kind: 'heading'; text: string }
  | { kind: 'action'; text: string }
  | { kind: 'narration'; text: string }
  | { kind: 'speech'; speaker: string; text: string; emotion?: Emotion; action?: string }
