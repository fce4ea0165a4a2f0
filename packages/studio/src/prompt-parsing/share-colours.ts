import { HUE_PATTERN, hueIn } from '../hues/find-hues.ts'
import type { Subject } from '../setting/shot-list.ts'
import { spriteName } from '../words/vocabulary/noun-table.ts'

const EACH = new RegExp(
  String.raw`\bone(?: is| in)? (?:a )?(${HUE_PATTERN}),? (?:and )?(?:one|the other)(?: is| in)? (?:a )?(${HUE_PATTERN})`,
  'iu',
)
const EACH_ZH = new RegExp(
  String.raw`一[只个件条位]?(?:穿)?(${HUE_PATTERN})色?的?[，,]?[另]?一[只个件条位]?(?:穿)?(${HUE_PATTERN})`,
  'u',
)

/** Sprites of two people, and the sprite of one of them, as adults and as children. */
const PAIRS: Readonly<Record<string, readonly [grown: string, child: string]>> = {
  [spriteName('👭')]: [spriteName('👩'), spriteName('👧')],
  [spriteName('👬')]: [spriteName('👨'), spriteName('👦')],
}
const YOUNG = /twin|girl|boy|child|kid|双胞胎|孩|小/iu

/**
 * `two cats, one black, one white`, `穿一红一黄的雨衣`: splits two subjects by their colours, or by the colours of their
 * clothes. The second is appended, so that references to the first stay valid.
 */
export function shareColours(subjects: Subject[], told: string): Subject[] {
  const hues = coloursOfEach(told)
  const at = subjects.findIndex(one => isPair(one))
  if (!hues || at < 0) return subjects
  const both = subjects[at]!
  const [first, other] = hues.map(hue => inColour(oneOf(both), hue)) as [Subject, Subject]
  return [
    ...subjects.map((one, index) => (index === at ? first : one)),
    { ...other, relation: both.relation ?? { kind: 'beside', to: at } },
  ]
}

function coloursOfEach(told: string): readonly [string, string] | undefined {
  const [, first, other] = EACH.exec(told) ?? EACH_ZH.exec(told) ?? []
  const [one, two] = [hueIn(first ?? ''), hueIn(other ?? '')]
  return one && two ? [one, two] : undefined
}

const isPair = ({ what, count }: Subject): boolean =>
  count === 2 || (count === 1 && 'sprite' in what && Object.hasOwn(PAIRS, what.sprite))

function oneOf(both: Subject): Subject {
  const { what, words } = both
  const pair = 'sprite' in what ? PAIRS[what.sprite] : undefined
  const isYoung = YOUNG.test(words)
  return {
    ...both,
    count: 1,
    ...(pair && { what: { sprite: pair[isYoung ? 1 : 0] }, ...(isYoung && { metres: CHILD }) }),
  }
}
const CHILD = 1.3

function inColour(one: Subject, colour: string): Subject {
  if (one.build !== 'person') return { ...one, colour }
  const { colour: _colour, wears = [], ...rest } = one
  const garment = wears.at(-1)?.words ?? 'shirt'
  return { ...rest, wears: [...wears.slice(0, -1), { words: garment, colour }] }
}
