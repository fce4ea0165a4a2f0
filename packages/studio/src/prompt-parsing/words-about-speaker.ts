const NEAR_CHARACTERS = 60
const PRONOUN = /\b(?:she|her|he|his)\b|她|他(?!们)/giu

/**
 * The words that describe who speaks a line of a prompt: the noun, and the pronoun right after the line, or else the
 * last one before it.
 */
export function wordsAboutSpeaker(prompt: string, text: string, noun = ''): string {
  const at = prompt.indexOf(text)
  if (at < 0) return noun
  const before = prompt
    .slice(Math.max(0, at - NEAR_CHARACTERS), at)
    .match(PRONOUN)
    ?.at(-1)
  const [, after] =
    /^[\s,.!?”"」』，。！？]*(?:says? |said |asks? )?(she|he|她|他)(?:\b|说|问|喊)/iu.exec(
      prompt.slice(at + text.length),
    ) ?? []
  return [noun, after ?? before].filter(Boolean).join(' ')
}
