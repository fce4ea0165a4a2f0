import { escapePattern } from '@kinora/media/language/escape-pattern'
import { HUES } from './hues.ts'

/** Parts of other words that are not hues: 金鱼, 黄昏, 蛋白, `white noise`. */
const UNLESS: Readonly<Record<string, { before?: string; after?: string }>> = {
  金: { after: '属|字塔|鱼|钱|刚|融|丝雀|毛', before: '押|奖|资|现|基' },
  银: { after: '河|行|杏' },
  黄: { after: '昏|瓜|豆|油|鹂|牛' },
  粉: { after: '末|尘|笔|丝' },
  白: { after: '天|日|菜|鹭|杨|酒', before: '明|蛋|独|表' },
  黑: { after: '洞|夜|暗|板|客' },
  灰: { after: '尘|烬' },
  青: { after: '春|年|草|蛙|铜|花|海|少|菜|椒|苔|石', before: '藏|冬|丹' },
  红: { after: '薯|包|绿灯|领巾|酒' },
  蓝: { after: '莓|图' },
  橙: { after: '子|汁' },
  橘: { after: '子|猫' },
  赤: { after: '脚|裸|道|狐|膊' },
  彩: { after: '虹|票|排', before: '精|光|喝|出|剪' },
  绿: { after: '茶|灯|豆|洲|化' },
  翠: { after: '鸟|竹' },
  铜: { after: '锣|钱' },
  white: { after: ' noise' },
  coral: { after: ' reef' },
  olive: { after: ' oil| tree' },
  orange: { after: ' juice| tree' },
  cream: { before: 'ice ' },
  mint: { after: ' tea' },
}

/** A hue word as a pattern: whole words in English, with `-` or a space between two. */
function patternOf(word: string): string {
  const unless = UNLESS[word]
  const [before, after] = [unless?.before ? `(?<!${unless.before})` : '', unless?.after ? `(?!${unless.after})` : '']
  if (!/^[a-z ]+$/u.test(word)) return `${before}${escapePattern(word)}${after}`
  return String.raw`${before}\b${word.replaceAll(' ', '[ -]').replace(/colored$/u, 'colou?red')}\b${after}`
}

type Said = { name: string; word: string }

/** The longest word first: 青灰 is not 灰, and `sky blue` is not `blue`; words that only look like a hue come last. */
const SAID: readonly Said[] = Object.entries(HUES)
  .flatMap(([name, { words, also }]) =>
    [words, also ?? []].flatMap((list, isAlso) => list.map(word => ({ name, word, isAlso }))),
  )
  .toSorted((a, b) => b.word.length - a.word.length || a.isAlso - b.isAlso)
const ANY = SAID.map(({ word }) => patternOf(word)).join('|')
const PATTERN = new RegExp(ANY, 'giu')
const NAMES: ReadonlyMap<string, string> = new Map(SAID.toReversed().map(({ name, word }) => [word, name]))

/** Any word for a hue, for patterns around it. */
export const HUE_PATTERN = `(?:${ANY})`

/** The stage's name for a hue word: `crimson`, `米白色`. */
export const hueCalled = (word: string): string | undefined =>
  NAMES.get(word.toLowerCase().replaceAll('-', ' ').replace('coloured', 'colored'))

/** The hues in a text in order: 深蓝 is one hue. */
export const huesIn = (words: string): string[] =>
  [...words.matchAll(PATTERN)].flatMap(([text]) => hueCalled(text) ?? [])

/** The first hue that words name. */
export const hueIn = (words: string): string | undefined => huesIn(words)[0]
