import type { Emotion } from './comic.ts'

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

const EMOTIONS: readonly [Emotion, RegExp][] = [
  ['angry', /怒|生气|愤|吼|咆哮|骂|angr|furious|shout|yell|snap|growl/iu],
  ['fearful', /害怕|恐|颤|惊慌|发抖|afraid|fear|scared|trembl|nervous|terrif/iu],
  ['sad', /哭|难过|悲|伤心|哽咽|叹|流泪|sad|sob|cry|cries|tear|sigh/iu],
  ['surprised', /惊|吃惊|诧异|瞪大|surpris|gasp|astonish|amazed|exclaim/iu],
  ['happy', /笑|开心|高兴|兴奋|欢|happ|laugh|smil|cheer|grin|excited|giggl/iu],
  ['calm', /轻声|低声|平静|淡淡|温柔|小声|calm|soft|quiet|gentl|whisper|murmur/iu],
]

/** How something is said, by the words around it. */
export const detectEmotion = (words: string): Emotion | undefined =>
  EMOTIONS.find(([, pattern]) => pattern.test(words))?.[0]
