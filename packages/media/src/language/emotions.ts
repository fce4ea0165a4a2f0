/** The emotions of speech. */
export const EMOTIONS = ['happy', 'sad', 'angry', 'fearful', 'disgusted', 'surprised', 'calm'] as const
export type Emotion = (typeof EMOTIONS)[number]

const MANNERS: readonly [Emotion, RegExp][] = [
  ['angry', /怒|生气|愤|吼|咆哮|骂|angr|furious|shout|yell|snap|growl/iu],
  ['fearful', /害怕|恐|颤|惊慌|发抖|afraid|fear|scared|trembl|nervous|terrif/iu],
  ['sad', /哭|难过|悲|伤心|哽咽|叹|流泪|sad|sob|cry|cries|tear|sigh/iu],
  ['surprised', /惊|吃惊|诧异|瞪大|surpris|gasp|astonish|amazed|exclaim/iu],
  ['happy', /笑|开心|高兴|兴奋|欢|happ|laugh|smil|cheer|grin|excited|giggl/iu],
  ['calm', /轻声|低声|平静|淡淡|温柔|小声|calm|soft|quiet|gentl|whisper|murmur/iu],
]

/** The emotion of a line, by the words around it. */
export const detectEmotion = (words: string): Emotion | undefined =>
  MANNERS.find(([, pattern]) => pattern.test(words))?.[0]
