import { HUE_PATTERN, huesIn } from '../hues/find-hues.ts'
import { liquidHue } from './pour-liquids.ts'
import { pointAnew } from './point-anew.ts'
import type { Deed, Subject } from './shot-list.ts'
import { withoutSubjects } from './without-subjects.ts'
import { spriteName } from './words/noun-table.ts'

const AROUND =
  /\bsurrounded by\b|\b(?:fl(?:y|ies|ying)|float\w*|swirl\w*|fall\w*|rain\w*|orbit\w*|circl\w*|danc\w*|burst\w*|explod\w*|hover\w*|tumbl\w*|spin\w*|whirl\w*|scatter\w*|drift\w*) (?:down )?(?:all )?around\b|环绕|围绕|周围|四周|飞舞/iu
/** What only lies there does not fly. */
const AIRBORNE =
  /\b(?:fl(?:y|ies|ying)|float|swirl|fall|rain|orbit|circl|danc|burst|explod|hover|tumbl|spin|whirl|drift)\w*|飞|飘|落|舞|悬浮|旋转|环绕/iu
/** What is strewn about a ware. */
const STREWN: ReadonlySet<string> = new Set(
  `🍊 🍋 🍓 🫐 🍒 🍑 🥭 🍍 🥝 🍇 🍎 🍏 🍌 🥥 🍉 🍃 🍂 🍁 🌿 🌱 🌸 🌺 🌹 🌷 🌼 🪻 :petal: 🫘 🌰 🥜 🧊 💧 🫧 ❄️ ✨ ⭐ 🪶 🎊 🍫 🍪 🍬 🥕 🍅 🌶️
   :lemon-slice: :orange-slice: 🌽 🥬 🥑 🪙 💎 🍄 🧁 🍡 🌾 🪨 :chip: 🍿 🦋 🐝`
    .split(/\s+/u)
    .map(spriteName),
)
const FALLS = /\b(?:falls?|falling|rains?|raining|drops?|dropping)\b[^.;]{0,30}\baround\b|飘落|洒落|落下|散落/iu
/** Of a word that counts nothing so many fly about. */
const SEVERAL = 5

const isStrewn = ({ what, relation }: Subject): boolean =>
  'sprite' in what && STREWN.has(what.sprite) && relation?.kind !== 'in' && relation?.kind !== 'holding'

/**
 * `a juice carton surrounded by flying mangoes`, 橙子环绕着一盒果汁飞舞: the ware stays where it is, comes first and is the
 * largest; what is strewn about goes around it.
 */
export function surroundWares(subjects: Subject[], words: string): Subject[] {
  if (!AROUND.test(words) || subjects.some(({ build }) => build === 'person' || build === 'four-legged'))
    return subjects
  if (!AIRBORNE.test(words)) return subjects
  const named = subjects.find(({ relation }) => relation?.kind === 'around')?.relation?.to
  const hero = named !== undefined && !isStrewn(subjects[named]!) ? named : subjects.findIndex(one => !isStrewn(one))
  if (hero < 0 || !subjects.some((one, index) => index !== hero && isStrewn(one))) return subjects
  const juice = subjects.filter(
    one => one.relation?.to === hero && one.relation.kind === 'around' && LIQUID.test(one.words),
  )
  if (juice.length > 0)
    return surroundWares(
      withoutSubjects(
        subjects.map((one, index) =>
          index === hero ? { ...one, deeds: [...(one.deeds ?? []), splashOf(juice[0]!)] } : one,
        ),
        juice,
      ),
      words,
    )
  const order = [hero, ...[...subjects.keys()].filter(index => index !== hero)]
  const moved = (to: number): number => order.indexOf(to)
  const isFalling = FALLS.test(words)
  return order.map((from): Subject => {
    const kept = pointAnew(subjects[from]!, moved)
    if (from === hero) {
      const { deeds = [], ...one } = kept
      return {
        ...one,
        motion: kept.motion === 'spin' || kept.motion === 'float' ? kept.motion : 'still',
        ...withDeeds(deeds.filter(({ verb }) => !FLYING.has(verb))),
      }
    }
    if (!isStrewn(subjects[from]!)) return kept
    return {
      ...kept,
      count: kept.count === 1 ? SEVERAL : kept.count,
      motion: isFalling || kept.motion === 'fall' ? 'fall' : 'fly',
      relation: { kind: 'around', to: 0 },
    }
  })
}
/** What flows around it splashes. */
const LIQUID = /\b(?:juice|milk|water|honey|coffee|tea|wine|soda)$|[汁奶水蜜茶]$|咖啡$/iu
const splashOf = ({ words }: Subject): Deed => {
  const colour = liquidHue(words, words.length)
  return { verb: 'splash', words: '', ...(colour && { colour }) }
}

const withDeeds = (deeds: readonly Deed[]): { deeds?: Deed[] } => (deeds.length > 0 ? { deeds: [...deeds] } : {})
const FLYING: ReadonlySet<string> = new Set(['fly', 'surround', 'circle', 'fall', 'float', 'dance'])

const LISTED = new RegExp(String.raw`(?:\bin )?${HUE_PATTERN}色?(?:(?:,| and|、|和|,? and) ?${HUE_PATTERN}色?)+`, 'iu')
const ANY =
  /\b(?:in )?(?:different|various|several|many|all|bright|pastel|\w+ different) colou?rs\b|colou?rful|(?:不同|各种|多种|[两三四五六]种|各色|五颜六色)的?(?:颜色)?/iu
const PALETTE = ['red', 'blue', 'white', 'green', 'pink', 'black', 'gold'] as const
const LIPSTICK = spriteName('💄')
const OF_LIPS = ['red', 'pink', 'brown', 'orange', 'purple', 'gold'] as const
const COUNTED: Readonly<Record<string, number>> = { 两: 2, 三: 3, 四: 4, 五: 5, 六: 6 }
const ALIVE: ReadonlySet<string> = new Set(['person', 'four-legged', 'bird', 'fish', 'insect'])
/** More than so many stand in no row. */
const MOST = 6

/** `three lipsticks in red, pink and brown`, 五种颜色的口红: each of them in a colour of its own. */
export function colourVariants(subjects: Subject[], words: string): Subject[] {
  const counted = COUNTED[/([两三四五六])种颜色/u.exec(words)?.[1] ?? '']
  const index = subjects.findIndex(({ count, build }) => (count > 1 || counted) && build !== 'person')
  const one = subjects[index]
  if (!one || isStrewn(one) || one.motion === 'fly' || subjects.some(({ build }) => ALIVE.has(build ?? '')))
    return subjects
  const listed = huesIn(LISTED.exec(words)?.[0] ?? '')
  const count = Math.min(MOST, counted ?? one.count)
  const own = 'sprite' in one.what && one.what.sprite === LIPSTICK ? OF_LIPS : PALETTE
  const hues = listed.length >= 2 ? listed : ANY.test(words) ? own : undefined
  if (!hues || one.colour === 'rainbow') return subjects
  const each = Array.from(
    { length: count },
    (_, nth): Subject => ({ ...one, count: 1, colour: hues[nth % hues.length]! }),
  )
  const shift = (to: number): number => (to > index ? to + count - 1 : to)
  return subjects.flatMap((other, at): Subject[] => (at === index ? each : [other]).map(one => pointAnew(one, shift)))
}
