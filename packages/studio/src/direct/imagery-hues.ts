/** Hues of what has no shape, by their words; the more exact ones first, as a `青灰` is no `灰`. */
const HUE_NAMES: readonly (readonly [string, RegExp])[] = [
  ['burgundy', /burgundy|maroon|\bwine[- ]?red\b|oxblood|酒红|暗红|绛红|枣红/giu],
  ['rust', /\brust(?:y|[- ]colou?red)?\b|terracotta|铁锈|锈红|锈色|赭/giu],
  ['copper', /\bcopper\b|bronze|铜/giu],
  ['coral', /\bcoral(?! reef)\b|salmon|珊瑚色|珊瑚红/giu],
  ['olive', /\bolive(?! oil)\b|橄榄绿|军绿/giu],
  ['mint', /\bmint\b|薄荷/giu],
  ['lavender', /lavender|lilac|薰衣草|淡紫|浅紫/giu],
  ['magenta', /magenta|fuchsia|品红|洋红|玫红/giu],
  ['navy', /\bnavy\b|midnight blue|藏青|深蓝|藏蓝/giu],
  ['teal', /\bteal\b|青(?!春|年|草|蛙|铜|花|海|少)/giu],
  ['cream', /\bcream\b|ivory|beige|米色|米白|象牙/giu],
  ['gold', /gold(?:en)?|amber|金(?!属|字塔|鱼)|琥珀/giu],
  ['silver', /silver|chrome|mercury|quicksilver|水银|银(?!河)/giu],
  ['red', /\bred\b|crimson|scarlet|vermilion|红|朱砂/giu],
  ['orange', /orange|橙|橘/giu],
  ['yellow', /yellow|黄(?!昏)/giu],
  ['green', /green|emerald|jade|绿|翠/giu],
  ['cyan', /cyan|turquoise|aqua\b/giu],
  ['blue', /blue|indigo|cobalt|ultramarine|蓝|靛/giu],
  ['purple', /purple|violet|紫/giu],
  ['pink', /\bpink\b|粉(?!末|尘|笔)/giu],
  ['brown', /\bbrown\b|sepia|chocolate|棕|褐|咖啡色/giu],
  ['white', /\bwhite(?! noise)\b|白(?!天|日)/giu],
  ['black', /\bblack\b|黑(?!洞|夜|暗)/giu],
  ['grey', /gr[ae]y|灰(?!尘|烬)/giu],
]

/** `primary colours`: several at once. */
const SETS: readonly (readonly [readonly string[], RegExp])[] = [
  [['red', 'yellow', 'blue'], /\bprimary colou?rs?\b|三原色|原色/iu],
  [['red', 'orange', 'yellow', 'green', 'blue', 'purple'], /\brainbow\b|multi-?colou?red|彩虹|七彩|五颜六色|彩色/iu],
  [['pink', 'mint', 'lavender', 'cream'], /\bpastels?\b|马卡龙|粉彩/iu],
]

/** Hues in the order in which they are said, each as often as it is: `深蓝` is one, and no blue besides. */
export function huesIn(words: string): string[] {
  const taken: { name: string; from: number; to: number }[] = []
  for (const [name, pattern] of HUE_NAMES)
    for (const { index, 0: text } of words.matchAll(pattern))
      if (!taken.some(({ from, to }) => index < to && index + text.length > from))
        taken.push({ name, from: index, to: index + text.length })
  return taken.toSorted((a, b) => a.from - b.from).map(({ name }) => name)
}

/** Hues of what is seen, each once; of a `rainbow` all of them, where none is named. */
export function paletteIn(words: string): string[] {
  const said = huesIn(words)
  const set = SETS.find(([, pattern]) => pattern.test(words))?.[0] ?? []
  return [...new Set(said.length > 0 ? said : set)]
}

const ENGLISH_HUE =
  'black|white|gr[ae]y|red|blue|navy|teal|green|cream|ivory|beige|pink|yellow|orange|purple|violet|lavender|brown|gold|golden|silver|mint|burgundy'
const GROUND = new RegExp(
  [
    String.raw`\b(?:(?:pure|pitch|deep|plain|solid|dark|darkest|soft|matte|seamless|infinite|endless|empty|blank|clean|wet|rough|old|rice|handmade|crumpled|light|pale|${ENGLISH_HUE})[ -])+(?:void|background|backdrop|bg|paper|canvas|space|screen|page|ground|emptiness|expanse|surface|field|wall|room)\b`,
    String.raw`\b(?:on|onto|across|over) (?:a |the )?(?:paper|page|parchment)\b`,
    String.raw`\b(?:on|against|over) (?:(?:pure|pitch|deep|plain|solid|dark) )?(?:${ENGLISH_HUE})(?=\s*(?:[.,;:]|$)|\s+(?:and|then|until|while|split|bounc|form|draw|turn|writ|ris|fall|scatter|gather|danc|mov|twist))`,
    String.raw`\b(?:in(?:to)?|from|against) (?:the |total |complete )?dark(?:ness)?\b`,
    '(?:纯|深|浅|暗|漆|雪|全|米)?[黑白灰红蓝绿黄紫粉青橙金银棕]?色?的?湿?(?:背景|底色|底(?=上|[，。,、 ]|$)|白纸|黑纸|宣纸|信纸|纸面|纸(?=上|张)|画布|虚空|空间|幕布)',
    '黑暗中?',
  ].join('|'),
  'giu',
)
const PAPER = /\bpaper\b|\bpage\b|宣纸|纸/iu
/** What becomes of all in the end is no ground that it begins on. */
const WHOLE = /\b(?:whole|entire|all)\b|整个|全部/iu
const DARK = /\bdark(?:ness)?\b|\bnight\b|黑暗|暗/iu

/** What all is before: `white void`, `黑色背景`, `宣纸上`; and the words without it, for those colours are of nothing that moves. */
export function readGround(words: string): { ground?: string; rest: string } {
  let ground: string | undefined
  const rest = words.replace(GROUND, (text: string) => {
    if (WHOLE.test(text)) return text
    const said = huesIn(text).at(-1) ?? (PAPER.test(text) ? 'paper' : DARK.test(text) ? 'black' : undefined)
    if (!said) return text
    ground ??= said
    return ' '
  })
  return { ...(ground && { ground }), rest }
}

const TO =
  /\b(?:turn(?:s|ing|ed)?|becom(?:es?|ing)|chang(?:es?|ing)|fad(?:es?|ing)|mix(?:es|ing)?|blend(?:s|ing)?|merg(?:es?|ing)|melt(?:s|ing)?)\b(?: \w+){0,2}? (?:in)?to(?: \w+){0,2}|\b(?:turn(?:s|ing|ed)?|becom(?:es?|ing)|goes|is)(?: \w+){0,2}|(?:变|化|染|融|混|褪)(?:成|为|作)/giu

/** The hue that it all has in the end, and the words without it: `变成灰色`, `until all is red`. */
export function readLastHue(words: string): { to?: string; rest: string } {
  for (const match of [...words.matchAll(TO)].toReversed()) {
    const after = words.slice(match.index, match.index + match[0].length + 14)
    const clause = after.split(/[.,;，。；]/u)[0]!
    const to = huesIn(clause).at(-1)
    if (to) return { to, rest: words.slice(0, match.index) + words.slice(match.index + clause.length) }
  }
  return { rest: words }
}
