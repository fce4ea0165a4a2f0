import { readTable } from '../words/vocabulary/word-data.ts'
import { paletteIn, readGround } from './imagery-hues.ts'
import type { Shot } from '../setting/shot-list.ts'

type Imagery = NonNullable<Shot['imagery']>
type Row = readonly [kind: Imagery['kind'], colours: string, words: RegExp]

/** Things with a characteristic motion, whatever they stand for. */
const SAID: readonly Row[] = readTable('choose-imagery', 'said')

/** The colours and motion that stand for feelings and ideas. */
const FELT: readonly Row[] = readTable('choose-imagery', 'felt')

/** Words that ask for a symbol instead of a person with the feeling. */
const ASKED =
  /\babstract\w*|\bimagery\b|\bno (?:people|person|humans?)\b|\bcolou?rs?\b|\bhues?\b|\bshapes?\b|\blight and\b|抽象|意象|不要(?:出现)?(?:任何)?人|没有人物|颜色|色彩|光影/iu

const TO_ANOTHER = /\bto\b|\binto\b|到|变成|渐变/iu

/** The imagery for words that name nothing visible, or something without a shape. `usual` are the hues of a feeling. */
export function chooseImagery(words: string, isShapeless: boolean, usual?: readonly string[]): Imagery | undefined {
  const said = SAID.find(([, , pattern]) => pattern.test(words))
  const felt = FELT.find(([, , pattern]) => pattern.test(words))
  const row = isShapeless || ASKED.test(words) || said?.[0] === 'screens' ? (said ?? felt) : undefined
  if (!row) return undefined
  const { ground, rest } = readGround(words)
  const hues = paletteIn(rest)
  const own = usual ?? row[1].split(' ')
  const isChanging = hues.length === 2 && TO_ANOTHER.test(words) && row[0] !== 'ink' && row[0] !== 'burst'
  const colours =
    hues.length === 0
      ? [...own]
      : hues.length === 1 && row[0] !== 'ribbons'
        ? [hues[0]!, own.findLast(one => one !== hues[0]) ?? own.at(-1)!]
        : hues
  const to = isChanging
    ? [hues[1]!]
    : row[0] === 'rays'
      ? [colours.at(-1)!]
      : row[0] === 'order'
        ? ['blue', 'cyan']
        : undefined
  return { kind: row[0], colours: isChanging ? [hues[0]!] : colours, ...(to && { to }), ...(ground && { ground }) }
}

const LINK =
  /\s*(?:,|，)?\s*(?:(?:and|then|and then|再|又|最后|然后)\s*)?(?:(?:slowly |gradually |慢慢地?|渐渐地?|逐渐|缓缓)?(?:melt(?:s|ing)?|dissolv(?:es?|ing)|turn(?:s|ing)?|transform(?:s|ing)?|morph(?:s|ing)?|scatter(?:s|ing)?|burst(?:s|ing)?|break(?:s|ing)? (?:up|apart)|gather(?:s|ing)?|form(?:s|ing)?|converg(?:es?|ing)|coalesc(?:es?|ing)) (?:in)?to(?: form)?|(?:blow(?:s|ing) away|drift(?:s|ing) (?:up|off|away)|scatter(?:s|ing)|fall(?:s|ing) apart) (?:and |then )?becom(?:es?|ing)|becom(?:es?|ing)|(?:慢慢|渐渐|逐渐|缓缓)?(?:汇聚|聚集|凝聚|融化|幻化|变|化|散|碎|消散|散落)(?:成|为|作))\s*(?:a |an |the )?/giu

const FREE: readonly (readonly [name: string, words: RegExp])[] = readTable('choose-imagery', 'free')

/**
 * `a clock melts into sand, sand becomes birds`: a sequence of forms, if one of them has no shape or there are three.
 */
export function readForms(words: string, spriteOf: (words: string) => string | undefined): Imagery | undefined {
  const named = words.replace(/^[^:：]{1,30}[:：]/u, '')
  const pieces = named.split(LINK).map(piece => piece.trim())
  if (pieces.length < 2) return undefined
  const forms: NonNullable<Imagery['forms']> = []
  for (const [at, piece] of pieces.entries()) {
    // `sand, sand becomes`: the last form is the source of the next.
    const told = at === 0 ? piece.split(/[,，]/u).at(-1)! : piece.split(/[,，]/u)[0]!
    const free = FREE.find(([, pattern]) => pattern.test(told))?.[0]
    const of = free ?? spriteOf(told)
    if (!of) return undefined
    if (forms.at(-1)?.of !== of) forms.push({ of, count: MANY.test(told) ? 9 : 1 })
  }
  const isFree = forms.some(({ of }) => FREE.some(([name]) => name === of))
  if (forms.length < 2 || !isFree) return undefined
  const { ground, rest } = readGround(words)
  const hues = paletteIn(rest)
  return { kind: 'particles', colours: hues.length > 0 ? hues : ['blue', 'gold'], forms, ...(ground && { ground }) }
}
const MANY = /\b\w+[^s]s\b|群|许多|无数|漫天|只只/iu
