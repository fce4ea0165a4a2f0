import { readTable } from '../words/vocabulary/word-data.ts'
import type { Quoted } from '@kinora/media/language/find-quotes'
import type { FoundSubject } from './found-subject.ts'
import type { Draft } from './read-shot.ts'
import type { Shot, Subject } from '../setting/shot-list.ts'
import { isWrittenLast } from './find-texts.ts'
import { LETTERED_CLOTHES, lettersOn } from '../setting/lettered-clothes.ts'
import { STAND_IN } from '../words/vocabulary/noun-files.ts'
import { spriteName } from '../words/vocabulary/noun-table.ts'
import { LETTERED, PACKAGES } from '../words/vocabulary/packages.ts'

/** Carriers of letters that hang on a wall or between poles. */
const HUNG: readonly (readonly [words: RegExp, sprite: string, metres: number])[] = readTable('write-letters', 'hung')

const HANDBAG = spriteName('👜')

const hasFace = ({ what }: Pick<Subject, 'what'>): boolean =>
  'sprite' in what && (PACKAGES.has(what.sprite) || LETTERED.has(what.sprite))

/**
 * Writes letters: all over a board, on the label of a product, on the side of a cake, over the door of a shop, or on
 * the clothes of a person.
 */
export function writeOn(shot: Shot, index: number, text: string, prompt = ''): void {
  const subject = shot.subjects[index]!
  if (subject.build === 'person' || subject.wears)
    return printOn(subject, text, ownGarment(prompt.slice(0, prompt.indexOf(text))))
  // A bag with a flap has no space for letters.
  if ('sprite' in subject.what && subject.what.sprite === HANDBAG)
    Object.assign(subject, { what: { sprite: spriteName(':tote-bag:') } })
  const isHeld =
    subject.relation !== undefined ||
    shot.subjects.some(({ deeds = [], relation }) => relation?.to === index || deeds.some(deed => deed.to === index))
  const hung = isHeld ? undefined : HUNG.find(([words]) => words.test(subject.words))
  if (hung) {
    // The former figure no longer applies.
    delete subject.drawnAs
    Object.assign(subject, { what: { sprite: hung[1] }, metres: hung[2], build: 'furniture', motion: 'still' })
  }
  Object.assign(subject, { label: text, ...(!hasFace(subject) && { what: { sprite: STAND_IN } }) })
}

/** Prints letters on the last garment that can carry them. A number without a garment is on a shirt. */
function printOn(subject: Subject, text: string, own = 'jersey'): void {
  const wears = subject.wears ?? []
  const at = wears.findLastIndex(({ words, letters }) => letters === undefined && lettersOn(words))
  subject.wears =
    at < 0
      ? [...wears, { words: own, letters: text }]
      : wears.map((worn, nth) => (nth === at ? { ...worn, letters: text } : worn))
}

/** Boards and signs. */
export const BOARDS = /sign|board|banner|poster|screen|plaque|招牌|牌|横幅|黑板|白板|海报|屏幕/iu

/** Writes letters on a board: the last one before them, or the first after. */
export function letter(
  { text, from, to }: Quoted,
  { items }: Draft,
  shown: readonly FoundSubject[],
  prompt: string,
): NonNullable<Shot['texts']>[number] {
  const boards = shown.flatMap((subject, index) => {
    const item = items[subject.at]
    return item && subject.kind !== 'person' && (hasFace(subject) || BOARDS.test(subject.words))
      ? [{ index, item }]
      : []
  })
  const on =
    wearerOf({ from, to, text }, shown, items, prompt) ??
    boards.findLast(({ item }) => item.from < from) ??
    boards.find(({ item }) => item.from >= to)
  const isLast = isWrittenLast(prompt.slice(0, from), prompt.slice(to))
  return { text, ...(on && { subject: on.index }), ...(isLast && !on && { isLast: true as const }) }
}

/** Words between letters and their garment: 写着“加油”的T恤, `the number 7 on her jersey`. */
const UP_TO_GARMENT = /^["”」』’]?\s*(?:(?:\w+ )?(?:on|across)\b|号|(?:字样|字)?的)/iu
/** The greatest distances between letters and their garment, in characters. */
const [NEAR, NEXT] = [48, 40]

/** `her T-shirt reads`, 爷爷的围裙上写着: a garment with an owner. */
const OWN_GARMENT = new RegExp(
  String.raw`(?:\b(?:his|her|their|the|whose) (?:\w+ )?|['’]s (?:\w+ )?)(?<english>${LETTERED_CLOTHES.english}) (?:says?|reads?|is printed with|has the words?)\W*$|` +
    String.raw`的(?:\p{Script=Han}色)?(?<chinese>${LETTERED_CLOTHES.chinese})(?:上|前|后)?面?(?:写|印|绣)[着有]\W*$`,
  'iu',
)
function ownGarment(before: string): string | undefined {
  const { english, chinese } = OWN_GARMENT.exec(before)?.groups ?? {}
  return english ?? chinese
}

/** The wearer of letters: `a girl in a hoodie that says`, and players with a number, `10号球员`. */
function wearerOf(
  { text, from, to }: Quoted,
  shown: readonly FoundSubject[],
  items: Draft['items'],
  prompt: string,
): { index: number } | undefined {
  const before = (
    prompt
      .slice(Math.max(0, from - NEAR), from)
      .split(/[.。!！?？;；\n]/u)
      .at(-1) ?? ''
  ).toLowerCase()
  const after = prompt
    .slice(to, to + NEXT)
    .split(/[,，.。!！?？;；\n]/u)[0]!
    .toLowerCase()
  const isAfter = UP_TO_GARMENT.test(after) || /^\d+$/u.test(text)
  const worn = shown.flatMap(({ wears = [] }, index) =>
    wears.flatMap(({ words }) => {
      if (!lettersOn(words)) return []
      const [behind, ahead] = [before.lastIndexOf(words.toLowerCase()), after.indexOf(words.toLowerCase())]
      if (isAfter && ahead >= 0) return [{ index, far: ahead }]
      return behind >= 0 ? [{ index, far: NEXT + before.length - behind }] : []
    }),
  )
  const nearest = worn.toSorted((a, b) => a.far - b.far)[0]
  if (!nearest) {
    const owner = ownGarment(before)
      ? shown.findLastIndex(({ kind, at }) => kind === 'person' && (items[at]?.from ?? from) < from)
      : -1
    if (owner >= 0) return { index: owner }
    const isNumber = /^\d+$/u.test(text) && /^\s?号/u.test(after)
    const player = isNumber ? shown.findIndex(({ kind, at }) => kind === 'person' && (items[at]?.from ?? -1) >= to) : -1
    return player < 0 ? undefined : { index: player }
  }
  // A board between the garment and the letters carries them.
  const isOfBoard =
    nearest.far > NEXT &&
    shown.some(one => {
      const at = items[one.at]?.from ?? -1
      return (
        one.kind !== 'person' &&
        (hasFace(one) || BOARDS.test(one.words)) &&
        at < from &&
        at > from - (nearest.far - NEXT)
      )
    })
  return isOfBoard ? undefined : nearest
}
