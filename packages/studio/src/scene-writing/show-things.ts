import type { Action } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../library/catalogue.ts'
import { type Draft, entityOf, entryOf, isAlive, longestOf, placementOf } from './draft.ts'

/** True if the shot has only things. */
export const isStillLife = (draft: Draft): boolean => !draft.present.some(id => isAlive(entryOf(draft, id)))

const isBeforeBackdrop = ({ place }: Draft): boolean =>
  place.entry?.anchors.some(({ id }) => id === 'backdrop') === true

/** Degrees: a product is turned so that its side is also visible. */
const TURNED = 30
/** A product shows its front. */
export function turnProducts(draft: Draft): Draft {
  const [product] = draft.present
  if (
    product === undefined ||
    !isBeforeBackdrop(draft) ||
    isAlive(entryOf(draft, product)) ||
    placementOf(draft, product)
  )
    return draft
  const isLettered = entityOf(draft, product)?.label !== undefined
  const facing = isLettered ? ('camera' as const) : TURNED
  return { ...draft, placements: [...draft.placements, { who: product, relation: 'at', facing }] }
}

/** Things below the first size are drawn at the second, because no lens shows a drop or a seed. Metres. */
const [SPECK, SEEN] = [0.05, 0.1]
/** If a shot is about tiny things alone, all of them are drawn larger, with the same ratios. */
export function growTinyThings(draft: Draft): Draft {
  const largest = Math.max(0, ...draft.present.map(id => lengthOf(draft, id)))
  if (!isStillLife(draft) || largest === 0 || largest >= SPECK) return draft
  for (const id of draft.present) {
    const height = entryOf(draft, id)?.size.height
    if (height) entityOf(draft, id)!.size ??= { height: round((height * SEEN) / largest) }
  }
  return draft
}
const lengthOf = (draft: Draft, id: string): number => {
  const entry = entryOf(draft, id)
  return entry ? longestOf(entry) : 0
}

/** The largest size of things around a product, as a share of its height. */
const AROUND = 0.8
/** Things beside a product do not dwarf it. */
export function scaleProducts(draft: Draft): Draft {
  const [product, ...others] = draft.present
  const height = (id: string): number => entryOf(draft, id)?.size.height ?? 0
  if (product === undefined || !isBeforeBackdrop(draft) || !isStillLife(draft)) return draft
  for (const id of others)
    if (height(id) > height(product))
      entityOf(draft, id)!.size = { height: Number((AROUND * height(product)).toFixed(3)) }
  return draft
}

/** The most members of a falling group that are placed singly. */
const MOST = 12
/** The spread of falling things and their way in the shot, as shares of the height of the main subject. */
const [ASIDE, LOWEST, HIGHEST, FALLEN] = [1.1, 0.35, 2.1, 1.3]

/** The members of a falling group are at different heights around the subject of the shot. */
export function scatterFalling(draft: Draft): Draft {
  const placements = [...draft.placements]
  const actions: Action[] = []
  for (const action of draft.actions) {
    const [entity, entry] = [entityOf(draft, action.who), entryOf(draft, action.who)]
    const count = entity?.count ?? 1
    const subject = draft.present.find(id => id !== action.who && !draft.background.has(id))
    const high = subject === undefined ? undefined : entryOf(draft, subject)?.size.height
    const falls = loadCatalogue().action(action.does)?.motion === 'fall' && entry?.rig === 'thing' && !action.path
    const isOne = count < 2 || count > MOST || placementOf(draft, action.who) !== undefined
    if (!entity || !entry || !falls || isOne || high === undefined || longestOf(entry) > high) {
      actions.push(action)
      continue
    }
    entity.members ??= Array.from({ length: count }, (_, at) => `${entity.id}-${at + 1}`)
    for (let nth = 0; nth < count; nth++) {
      const who = `${entity.id}-${nth + 1}`
      const [across, up, deep] = [spread(nth, 1), spread(nth, 2), spread(nth, 3)]
      const [x, z] = [(2 * across - 1) * ASIDE * high, (1.4 * deep - 0.7) * ASIDE * high]
      const y = (LOWEST + up * (HIGHEST - LOWEST)) * high
      placements.push({
        who,
        relation: 'at',
        to: subject!,
        facing: Math.round(360 * deep),
        offset: [round(x), round(y), round(z)],
      })
      const speed = round(Math.max(0.01, (FALLEN * high) / (draft.to - draft.from)))
      actions.push({ ...action, who, path: { to: [round((deep - 0.5) * 0.4 * high), round(-y), 0] }, speed })
    }
  }
  return { ...draft, placements, actions }
}
/** A low-discrepancy sequence from 0 to 1, in three independent series. */
export const spread = (nth: number, series: 1 | 2 | 3): number => (0.5 + (nth + 1) * STEPS[series]) % 1
const STEPS = { 1: 0.8192, 2: 0.671, 3: 0.5497 } as const
const round = (value: number): number => Number(value.toFixed(3))

/** The share of a shot before a thing turns into another. */
const BEFORE = 0.3
/** A thing that turns into another is first shown in its old form. */
export function changeLate(draft: Draft): Draft {
  return {
    ...draft,
    actions: draft.actions.map(action =>
      action.becomes?.asset === undefined || action.from !== undefined || action.to !== undefined
        ? action
        : {
            ...action,
            from: round(draft.from + BEFORE * (draft.to - draft.from)),
          },
    ),
  }
}
