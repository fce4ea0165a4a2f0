import { readTable } from '../words/vocabulary/word-data.ts'
import { HUE_PATTERN, huesIn } from '../hues/find-hues.ts'

/** `primary colours`: a word for several colours. */
const SETS: readonly (readonly [readonly string[], RegExp])[] = readTable('imagery-hues', 'sets')

/** The distinct hues in the words. `rainbow` means all of them if no other hue is named. */
export function paletteIn(words: string): string[] {
  const said = huesIn(words).filter(name => name !== 'rainbow')
  const set = SETS.find(([, pattern]) => pattern.test(words))?.[0] ?? []
  return [...new Set(said.length > 0 ? said : set)]
}

const GROUND = new RegExp(
  [
    String.raw`\b(?:(?:pure|pitch|deep|plain|solid|dark|darkest|soft|matte|seamless|infinite|endless|empty|blank|clean|wet|rough|old|rice|handmade|crumpled|light|pale|${HUE_PATTERN})[ -])+(?:void|background|backdrop|bg|paper|canvas|space|screen|page|ground|emptiness|expanse|surface|field|wall|room)\b`,
    String.raw`\b(?:on|onto|across|over) (?:a |the )?(?:paper|page|parchment)\b`,
    String.raw`\b(?:on|against|over) (?:(?:pure|pitch|deep|plain|solid|dark) )?(?:${HUE_PATTERN})(?=\s*(?:[.,;:]|$)|\s+(?:and|then|until|while|split|bounc|form|draw|turn|writ|ris|fall|scatter|gather|danc|mov|twist))`,
    String.raw`\b(?:in(?:to)?|from|against) (?:the |total |complete )?dark(?:ness)?\b`,
    '(?:纯|深|浅|暗|漆|雪|全|米)?[黑白灰红蓝绿黄紫粉青橙金银棕]?色?的?湿?(?:背景|底色|底(?=上|[，。,、 ]|$)|白纸|黑纸|宣纸|信纸|纸面|纸(?=上|张)|画布|虚空|空间|幕布)',
    '黑暗中?',
  ].join('|'),
  'giu',
)

/**
 * The background: `white void`, `黑色背景`, `宣纸上`. Returns the rest of the words too, because this colour belongs to
 * nothing that moves.
 */
export function readGround(words: string): { ground?: string; rest: string } {
  let ground: string | undefined
  const rest = words.replace(GROUND, (text: string) => {
    const said = huesIn(text).at(-1) ?? 'paper'
    if (!said) return text
    ground ??= said
    return ' '
  })
  return { ...(ground && { ground }), rest }
}

const TO =
  /\b(?:turn(?:s|ing|ed)?|becom(?:es?|ing)|chang(?:es?|ing)|fad(?:es?|ing)|mix(?:es|ing)?|blend(?:s|ing)?|merg(?:es?|ing)|melt(?:s|ing)?)\b(?: \w+){0,2}? (?:in)?to(?: \w+){0,2}|\b(?:turn(?:s|ing|ed)?|becom(?:es?|ing)|goes|is)(?: \w+){0,2}|(?:变|化|染|融|混|褪)(?:成|为|作)/giu

/** The hue of everything at the end, and the rest of the words: `变成灰色`, `until all is red`. */
export function readLastHue(words: string): { to?: string; rest: string } {
  for (const match of [...words.matchAll(TO)].toReversed()) {
    const after = words.slice(match.index, match.index + match[0].length + 14)
    const clause = after.split(/[.,;，。；]/u)[0]!
    const to = huesIn(clause).at(-1)
    if (to) return { to, rest: words.slice(0, match.index) + words.slice(match.index + clause.length) }
  }
  return { rest: words }
}
