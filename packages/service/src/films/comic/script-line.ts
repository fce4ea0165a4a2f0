import type { Emotion } from '@kinora/media/language/emotions'

export type KnownNames = {
  /** Whether a name is somebody's. */
  isSomebody(name: string): boolean
  /** Names of characters in a text, in order. */
  peopleIn(text: string): string[]
}

/** What a script says, in order: where a scene begins, what is seen, what is told, what somebody says. */
export type ScriptLine =
  | { kind: 'heading'; text: string }
  | { kind: 'action'; text: string }
  | { kind: 'narration'; text: string }
  | { kind: 'speech'; speaker: string; text: string; emotion?: Emotion; action?: string }
